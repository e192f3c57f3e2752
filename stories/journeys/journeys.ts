import type { StoryRef } from '../storyRefs';

interface Step {
  /** What the visitor does and sees. */
  words: string;
  story: StoryRef;
}

/** The main journeys; each step is a story. A test checks that the stories exist. */
export const journeys = {
  buyingAPackage: [
    {
      words: 'The landing page begins with the offer and its price.',
      story: 'screens/Landing/Landing#Default',
    },
    {
      words: 'They compare the packages, including what each one does not include.',
      story: 'features/catalogue/PackageList#Default',
    },
    {
      words:
        'They press ‘Buy Standard’. The payment page opens in another tab; a toast confirms it, and the questionnaire follows.',
      story: 'screens/Landing/Landing#BuyingAPackage',
    },
    {
      words: 'They answer eight questions about their business, four of them optional.',
      story: 'screens/Questionnaire/Questionnaire#Default',
    },
    {
      words: 'A required answer is missing: its field shows the error and has the focus.',
      story: 'screens/Questionnaire/Questionnaire#Mistakes',
    },
    {
      words: 'The browser’s storage is full: the form keeps its text.',
      story: 'screens/Questionnaire/Questionnaire#StorageFull',
    },
    {
      words: 'The questionnaire is sent. After three seconds the account page opens.',
      story: 'screens/Questionnaire/Questionnaire#Submitted',
    },
    {
      words: 'A visitor without an account sees the account gate with a link home.',
      story: 'screens/Account/Account#SignedOut',
    },
  ],
  buyingHosting: [
    {
      words: '‘Web Hosting’ in the header leads to the plans.',
      story: 'features/site-frame/SiteHeader#Default',
    },
    {
      words: 'The plans are shown by the month, with their limits on one scale.',
      story: 'features/catalogue/HostingPlans#ForSale',
    },
    {
      words: 'With yearly billing, each card shows the saving in pounds.',
      story: 'screens/Landing/Landing#Yearly',
    },
    {
      words: 'The comparison shows all limits side by side.',
      story: 'features/catalogue/PlanComparison#Open',
    },
    {
      words: 'On a phone, each row of the comparison is a card.',
      story: 'features/catalogue/PlanComparison#OpenPhone',
    },
    {
      words: 'They press ‘Buy Basic’. The payment page opens in another tab, and this page stays.',
      story: 'screens/Landing/Landing#BuyingHosting',
    },
  ],
  askingForAQuote: [
    {
      words: 'No package fits. The button for a quote is at the top of the page.',
      story: 'screens/Landing/Hero#Default',
    },
    {
      words: 'The form has ten questions in four groups; three are required.',
      story: 'screens/CustomQuote/CustomQuote#Default',
    },
    {
      words: 'They leave and come back: the form has kept its text.',
      story: 'screens/CustomQuote/CustomQuote#Filled',
    },
    {
      words: 'Required answers are missing: a toast reports it, and each field shows its error.',
      story: 'screens/CustomQuote/CustomQuote#MissingFields',
    },
    {
      words: 'The captcha has expired, and a message beside it explains why.',
      story: 'screens/CustomQuote/CustomQuote#CaptchaExpired',
    },
    {
      words: 'The request is being sent; another press does not send it twice.',
      story: 'screens/CustomQuote/CustomQuote#Submitting',
    },
    {
      words: 'The mail service refuses the message: the form keeps its text.',
      story: 'screens/CustomQuote/CustomQuote#MailRejected',
    },
    {
      words: 'The request is sent. The dialog names the reply time.',
      story: 'screens/CustomQuote/CustomQuote#Submitted',
    },
    {
      words: 'For ten seconds no second request is possible; a line counts down.',
      story: 'screens/CustomQuote/CustomQuote#Lockout',
    },
  ],
  openingAnAccount: [
    {
      words: 'They hover over ‘Account’, tap it, or focus it by keyboard.',
      story: 'features/account/AccountMenu#Open',
    },
    {
      words: 'They choose Register, which has four fields.',
      story: 'features/account/AuthDialog#Register',
    },
    {
      words: 'The passwords differ: the second field shows the error.',
      story: 'features/account/RegisterForm#OtherPassword',
    },
    {
      words: 'The email has an account already: the dialog stays open and explains it.',
      story: 'features/account/AuthDialog#RegistrationFailed',
    },
    {
      words: 'While the request runs, the dialog cannot be closed.',
      story: 'features/account/AuthDialog#Registering',
    },
    {
      words: 'They are signed in, and the header shows their menu.',
      story: 'features/account/HeaderAccount#SignedIn',
    },
    {
      words: 'Their account has no orders yet, and a link back to the shop.',
      story: 'screens/Account/Account#Default',
    },
    {
      words: 'They log out from the same menu.',
      story: 'features/account/AccountMenu#SignedInOpen',
    },
  ],
  anOwnersMonday: [
    { words: 'The owner opens the sign-in page.', story: 'screens/Admin/Admin#Default' },
    {
      words: 'The password is wrong: the form keeps its text.',
      story: 'features/admin/sign-in/AdminGuard#Mismatch',
    },
    {
      words: 'The dashboard opens with the payment settings.',
      story: 'screens/Admin/AdminDashboard#Default',
    },
    {
      words: 'The key is tested before it is saved.',
      story: 'screens/Admin/AdminDashboard#TestingConnection',
    },
    {
      words: 'The orders, newest first, can be searched and exported.',
      story: 'screens/Admin/AdminDashboard#OrdersTab',
    },
    {
      words: 'A customer’s password is reset.',
      story: 'features/admin/accounts/Accounts#ResettingPassword',
    },
    {
      words: 'The owner changes the hosting prices.',
      story: 'features/admin/prices/Prices#Editing',
    },
    {
      words: 'With unsaved edits, changing the tab asks first.',
      story: 'screens/Admin/AdminDashboard#Leaving',
    },
    {
      words: 'The owner edits the thank-you email.',
      story: 'features/admin/email-templates/EmailTemplates#Editing',
    },
    {
      words: 'The owner downloads a copy of all stored data.',
      story: 'features/admin/site-data/SiteData#Default',
    },
  ],
} as const satisfies Record<string, readonly Step[]>;

export type JourneyName = keyof typeof journeys;
