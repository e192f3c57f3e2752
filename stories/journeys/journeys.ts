import type { StoryRef } from '../storyRefs';

interface Step {
  /** What somebody does, and what they see then. */
  words: string;
  story: StoryRef;
}

/** The ways through the product, each step a story. A test holds them against the stories. */
export const journeys = {
  buyingAPackage: [
    {
      words: 'They arrive, and read what a website costs before anything else.',
      story: 'screens/Landing/Landing#Default',
    },
    {
      words:
        'They compare three packages, drawn by their pages and set on the same lines, and see what is not included.',
      story: 'features/catalogue/PackageList#Default',
    },
    {
      words:
        'They press ‘Buy Standard’. The payment page opens in another tab; here a toast says so, and the questionnaire follows.',
      story: 'screens/Landing/Landing#BuyingAPackage',
    },
    {
      words: 'They answer eight questions about their business, four of which may stay empty.',
      story: 'screens/Questionnaire/Questionnaire#Default',
    },
    {
      words: 'Something is missing: it is said at its field, which has the focus.',
      story: 'screens/Questionnaire/Questionnaire#Mistakes',
    },
    {
      words: 'Their browser has no room: nothing they typed is lost.',
      story: 'screens/Questionnaire/Questionnaire#StorageFull',
    },
    {
      words: 'We have it. After three seconds they are taken to their account.',
      story: 'screens/Questionnaire/Questionnaire#Submitted',
    },
    {
      words: 'Without an account they find its gate, and the way home.',
      story: 'screens/Account/Account#SignedOut',
    },
  ],
  buyingHosting: [
    {
      words: 'They follow ‘Web Hosting’ in the header to the plans.',
      story: 'features/site-frame/SiteHeader#Default',
    },
    {
      words: 'They see three plans by the month, with their limits on one scale.',
      story: 'features/catalogue/HostingPlans#ForSale',
    },
    {
      words: 'They switch to yearly: each card says how many pounds that saves.',
      story: 'screens/Landing/Landing#Yearly',
    },
    {
      words: 'They want to know everything, and open the comparison.',
      story: 'features/catalogue/PlanComparison#Open',
    },
    {
      words: 'On a phone, each line of the comparison is a card.',
      story: 'features/catalogue/PlanComparison#OpenPhone',
    },
    {
      words:
        'They press ‘Buy Basic’. The payment page opens in another tab, and they stay where they were.',
      story: 'screens/Landing/Landing#BuyingHosting',
    },
  ],
  askingForAQuote: [
    {
      words: 'No package fits. The way out stands right at the top.',
      story: 'screens/Landing/Hero#Default',
    },
    {
      words: 'Ten questions in four parts, three of which must be answered.',
      story: 'screens/CustomQuote/CustomQuote#Default',
    },
    {
      words: 'They are called away, and come back: what they typed is still there.',
      story: 'screens/CustomQuote/CustomQuote#Filled',
    },
    {
      words: 'Something is missing: a toast says so, and each field says what.',
      story: 'screens/CustomQuote/CustomQuote#MissingFields',
    },
    {
      words: 'The captcha took too long and has expired. Beside it stands why.',
      story: 'screens/CustomQuote/CustomQuote#CaptchaExpired',
    },
    {
      words: 'The request is on its way; pressing again sends it no second time.',
      story: 'screens/CustomQuote/CustomQuote#Submitting',
    },
    {
      words: 'The mail service takes nothing: every answer is kept.',
      story: 'screens/CustomQuote/CustomQuote#MailRejected',
    },
    {
      words: 'It has arrived. The dialog says when they will hear from us.',
      story: 'screens/CustomQuote/CustomQuote#Submitted',
    },
    {
      words: 'For ten seconds there is no second request; a quiet line counts them down.',
      story: 'screens/CustomQuote/CustomQuote#Lockout',
    },
  ],
  openingAnAccount: [
    {
      words: 'They rest the mouse on ‘Account’, tap it, or reach it by keyboard.',
      story: 'features/account/AccountMenu#Open',
    },
    {
      words: 'They choose Register: four fields, and no more.',
      story: 'features/account/AuthDialog#Register',
    },
    {
      words: 'The two passwords differ. That is said at the second one.',
      story: 'features/account/RegisterForm#OtherPassword',
    },
    {
      words: 'The address has an account already: the dialog stays, and says what to do.',
      story: 'features/account/AuthDialog#RegistrationFailed',
    },
    {
      words: 'The request is under way, and nothing closes the dialog.',
      story: 'features/account/AuthDialog#Registering',
    },
    {
      words: 'They are signed in, and the header has their menu.',
      story: 'features/account/HeaderAccount#SignedIn',
    },
    {
      words: 'Their account: no orders yet, and the way back to the shop.',
      story: 'screens/Account/Account#Default',
    },
    {
      words: 'They log out from the same menu.',
      story: 'features/account/AccountMenu#SignedInOpen',
    },
  ],
  anOwnersMonday: [
    { words: 'The owner comes to the door.', story: 'screens/Admin/Admin#Default' },
    {
      words: 'A mistyped password: what was typed stays.',
      story: 'features/admin/sign-in/AdminGuard#Mismatch',
    },
    {
      words: 'Inside. The dashboard begins with the payment settings.',
      story: 'screens/Admin/AdminDashboard#Default',
    },
    {
      words: 'The key is tried out before it is saved.',
      story: 'screens/Admin/AdminDashboard#TestingConnection',
    },
    {
      words: 'What has come in over the weekend: orders, newest first, to search and to take away.',
      story: 'screens/Admin/AdminDashboard#OrdersTab',
    },
    {
      words: 'A customer has forgotten a password.',
      story: 'features/admin/accounts/Accounts#ResettingPassword',
    },
    {
      words: 'Hosting has become dearer: the price list is changed.',
      story: 'features/admin/prices/Prices#Editing',
    },
    {
      words: 'The telephone rings. Another tab is pressed, and the edits are asked about first.',
      story: 'screens/Admin/AdminDashboard#Leaving',
    },
    {
      words: 'The thank-you letter gets a friendlier sentence.',
      story: 'features/admin/email-templates/EmailTemplates#Editing',
    },
    {
      words: 'Before lunch, a copy of everything that this browser keeps.',
      story: 'features/admin/site-data/SiteData#Default',
    },
  ],
} as const satisfies Record<string, readonly Step[]>;

export type JourneyName = keyof typeof journeys;
