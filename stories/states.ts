import { allPages } from '#src/pages.ts';
import type { StoryRef } from './storyRefs';

/** A state of the product, and the story that shows it. */
export interface ProductState {
  state: string;
  story: StoryRef;
}

export interface ProductPart {
  /** The part of the product. */
  subject: string;
  states: readonly ProductState[];
}

/** Lists the states of one subject. A story of another file is written as a full reference. */
function screen(
  subject: string,
  file: string,
  states: Readonly<Record<string, string>>,
): ProductPart {
  return {
    subject,
    states: Object.entries(states).map(([state, name]) => ({
      state,
      story: name.includes('#') ? (name as StoryRef) : `${file}#${name}`,
    })),
  };
}

const parts: readonly ProductPart[] = [
  screen('Landing page', 'screens/Landing/Landing', {
    Opened: 'Default',
    'On a phone': 'Phone',
    'Welcome toast, after two seconds': 'Welcome',
    'Hosting by the month': 'Default',
    'Hosting by the year': 'Yearly',
    'Buying a package': 'BuyingAPackage',
    'Buying hosting': 'BuyingHosting',
    'Logging in or registering': 'LoggingIn',
  }),
  screen('Header', 'features/site-frame/SiteHeader', {
    'Top of the page': 'Default',
    'Compact after scrolling': 'Compact',
    'Menu closed, on a phone': 'Phone',
    'Menu open, on a phone': 'PhoneMenu',
  }),
  screen('Account menu', 'features/account/AccountMenu', {
    'Signed out': 'Default',
    'Signed out, open': 'Open',
    'Signed in': 'SignedIn',
    'Signed in, open': 'SignedInOpen',
    'Session unknown': 'Unknown',
  }),
  screen('Login and registration', 'features/account/AuthDialog', {
    Login: 'Default',
    Registration: 'Register',
    'Mistakes at login': 'LoginMistakes',
    'Mistakes at registration': 'RegisterMistakes',
    'Logging in': 'Loading',
    Registering: 'Registering',
    'Unknown user': 'LoginFailed',
    'Email in use': 'RegistrationFailed',
    'Storage full': 'StorageFull',
    'Unknown error': 'UnknownError',
    'Logged in, closed': 'LoggedIn',
  }),
  screen('Session', 'features/account/SessionProvider', {
    Loading: 'Loading',
    'Signed out': 'Visitor',
    'Signed in': 'SignedIn',
    'Logging in': 'LoggingIn',
    Registering: 'Registering',
    'Unreadable data ignored': 'DamagedStorage',
    'Used outside the provider': 'Outside',
  }),
  screen('My Account', 'screens/Account/Account', {
    Loading: 'Loading',
    'Signed out': 'SignedOut',
    'Signed in, without orders': 'Default',
    'Without a name': 'screens/Account/AccountPage#Nameless',
    'Storage damaged': 'DamagedStorage',
    'Logout failed': 'LogoutFailed',
  }),
  screen('Custom quote', 'screens/CustomQuote/CustomQuote', {
    Empty: 'Default',
    'Filled in': 'Filled',
    'Captcha incomplete': 'CaptchaIncomplete',
    'Captcha complete': 'features/quote/CaptchaField#Complete',
    'Captcha expired': 'CaptchaExpired',
    'Captcha loading': 'CaptchaLoading',
    'Captcha unavailable': 'CaptchaDown',
    'Required fields missing': 'MissingFields',
    'Email malformed': 'features/quote/QuoteForm#MalformedEmail',
    Submitting: 'Submitting',
    Submitted: 'Submitted',
    'Locked out for ten seconds': 'Lockout',
    'Refused by the captcha': 'Refused',
    'Refused by the mail service': 'MailRejected',
    'Mail service down': 'MailDown',
    'Captcha check unreachable: sent anyway': 'CheckDown',
    'Storage blocked': 'StorageBlocked',
  }),
  screen('Website questionnaire', 'screens/Questionnaire/Questionnaire', {
    Form: 'Default',
    'No package: redirected home': 'NoPackage',
    Mistakes: 'Mistakes',
    Submitting: 'Submitting',
    'Storage full': 'StorageFull',
    Submitted: 'Submitted',
  }),
  screen('404', 'screens/NotFound/NotFound', { 'Page not found': 'Default' }),
  screen('Application error', 'app/ErrorScreen', { 'A screen failed': 'Default' }),
  screen('Admin sign-in', 'screens/Admin/Admin', {
    'Signed out': 'Default',
    Loading: 'Loading',
    'Fields missing': 'features/admin/sign-in/AdminSignInForm#Mistakes',
    'Signing in': 'features/admin/sign-in/AdminGuard#Busy',
    'Wrong username or password': 'features/admin/sign-in/AdminGuard#Mismatch',
    'Session restored': 'Restored',
    'Storage blocked': 'BlockedStorage',
  }),
  screen('Admin dashboard', 'screens/Admin/AdminDashboard', {
    'Stripe Settings': 'Default',
    'Web Development': 'WebDevelopmentTab',
    Hosting: 'Bookmarked',
    Orders: 'OrdersTab',
    Accounts: 'AccountsTab',
    'Email Templates': 'EmailTemplatesTab',
    'Email Templates, empty': 'EmptyTemplates',
    'Testing the connection': 'TestingConnection',
    'Unsaved edits': 'Leaving',
    'Logout failed': 'LogoutFailed',
    'Storage damaged': 'Damaged',
    'Storage full': 'FullStorage',
  }),
  screen('Admin panels at their own addresses', 'screens/Admin/AdminLayout', {
    'Stripe Settings': 'Default',
    'Web Development': 'WebDevelopment',
    Hosting: 'Hosting',
    Orders: 'Orders',
    Accounts: 'Accounts',
    'Email Templates': 'EmailTemplates',
    'Signed out': 'SignedOut',
  }),
  screen('Payment settings', 'features/admin/payment-settings/PaymentSettings', {
    Stored: 'Default',
    'Nothing stored': 'Empty',
    Loading: 'Loading',
    'Reading failed': 'ReadFailed',
    'Live mode': 'features/admin/payment-settings/PaymentSettingsForm#Live',
    'Secret key refused': 'features/admin/payment-settings/PaymentSettingsForm#SecretRefused',
    'No backend connected': 'features/admin/payment-settings/BackendNotice#Default',
    'Backend connected': 'features/admin/payment-settings/BackendNotice#Connected',
    'Test cards': 'features/admin/payment-settings/TestCards#Default',
    Testing: 'Testing',
    'Connection successful': 'TestSucceeded',
    'Connection failed': 'TestFailed',
    'Missing API key': 'TestWithoutKey',
    Saved: 'Saved',
    'Saving failed': 'SaveFailed',
    'Storage damaged': 'Damaged',
  }),
  screen("The owner's prices", 'features/admin/prices/Prices', {
    Viewed: 'Default',
    Edited: 'Editing',
    Hosting: 'Hosting',
    'Discount switched off': 'features/admin/prices/PricesForm#HostingWithoutDiscount',
    Saving: 'Saving',
    Saved: 'Saved',
    'Saving failed': 'SaveFailed',
    Loading: 'Loading',
    'Reading failed': 'ReadFailed',
    'Unreadable: defaults': 'Damaged',
  }),
  screen('Orders', 'features/admin/orders/Orders', {
    'A few': 'Default',
    None: 'Empty',
    'Ten thousand': 'features/admin/orders/OrderList#Many',
    Loading: 'Loading',
    'Reading failed': 'Failed',
    'Unreadable: sample orders': 'Damaged',
    'No matches': 'features/admin/orders/OrderList#NoMatch',
    'Completed, In Progress, Active': 'features/admin/orders/OrderStatusBadge#All',
    'Any other status': 'features/admin/orders/OrderStatusBadge#Unknown',
  }),
  screen('Accounts', 'features/admin/accounts/Accounts', {
    Listed: 'Default',
    None: 'Empty',
    Loading: 'Loading',
    'Reading failed': 'Failed',
    'Order history open': 'features/admin/accounts/AccountRow#Open',
    'Without orders': 'features/admin/accounts/AccountRow#NoOrders',
    'Resetting a password': 'ResettingPassword',
    'Password not valid': 'PasswordInvalid',
    'Password reset': 'PasswordReset',
    'Reset failed': 'PasswordNotReset',
    'Confirming deletion': 'Deleting',
    Deleted: 'Deleted',
    'Deletion failed': 'NotDeleted',
  }),
  screen('Email templates', 'features/admin/email-templates/EmailTemplates', {
    'None selected': 'Default',
    'One selected': 'Editing',
    Empty: 'Empty',
    Loading: 'Loading',
    'Reading failed': 'Failed',
    Saving: 'Saving',
    Saved: 'Saved',
    'Saving failed': 'SaveFailed',
    'Sending a test': 'Testing',
    'Test sent': 'TestSent',
    'Storage damaged': 'Damaged',
  }),
  screen('Toasts', 'design-system/feedback/ToastProvider', {
    'One visible': 'Default',
    Danger: 'Danger',
    'Replaced by the next': 'Replaced',
    Dismissed: 'Dismissed',
  }),
  screen('Thank-you dialog', 'features/quote/ThankYouDialog', {
    'Default texts': 'Default',
    'Own texts': 'OwnWords',
  }),
];

/** The folder of a page's screen, which has the page's name. */
const folderOf = (name: string) => `screens/${name.charAt(0).toUpperCase()}${name.slice(1)}/`;

const stories = parts.flatMap(({ states }) => states.map(({ story }) => story));

/** The pages that have one state only, which the list above omits. */
const plainPages = allPages.filter(
  ({ name, isAdmin }) => !isAdmin && !stories.some((story) => story.startsWith(folderOf(name))),
);

/**
 * Every state of the product. The introduction shows this list, and a test checks that each story
 * exists. Add each new state of the product above; a page that is not there is added with its
 * story `Default`.
 */
export const productStates: readonly ProductPart[] = [
  ...parts,
  ...plainPages.map(({ name, title = name }) => {
    const folder = folderOf(name);
    return screen(title, `${folder}${folder.split('/')[1]}`, { Opened: 'Default' });
  }),
];
