/** A story's name in the component's own file, or why there is none. */
type Shown = string | { none: string };

/** How a component that asks the backend looks meanwhile, with nothing there, and when it failed. */
interface DataStates {
  loading: Shown;
  empty: Shown;
  error: Shown;
}

const alwaysPrices = { none: 'There are always prices: without stored ones, the defaults.' };

/** Every component that asks the backend, by its path below `src/`. */
export const dataStates: Readonly<Record<string, DataStates>> = {
  'features/account/SessionProvider': {
    loading: 'Loading',
    empty: 'Visitor',
    error: 'RestoreFailed',
  },
  'features/admin/accounts/Accounts': { loading: 'Loading', empty: 'Empty', error: 'Failed' },
  'features/admin/email-templates/EmailTemplates': {
    loading: 'Loading',
    empty: 'Empty',
    error: 'Failed',
  },
  'features/admin/orders/Orders': { loading: 'Loading', empty: 'Empty', error: 'Failed' },
  'features/admin/payment-settings/PaymentSettings': {
    loading: 'Loading',
    empty: 'Empty',
    error: 'ReadFailed',
  },
  'features/admin/prices/Prices': {
    loading: 'Loading',
    empty: alwaysPrices,
    error: 'ReadFailed',
  },
  'features/admin/sign-in/AdminSessionProvider': {
    loading: 'Loading',
    empty: 'SignedOut',
    error: 'RestoreFailed',
  },
  'features/admin/site-data/SiteData': {
    loading: 'Downloading',
    empty: 'Default',
    error: 'DownloadFailed',
  },
  'screens/CustomQuote/CustomQuote': {
    loading: 'Submitting',
    empty: 'Default',
    error: 'MailRejected',
  },
  'screens/Questionnaire/Questionnaire': {
    loading: 'Submitting',
    empty: 'NoPackage',
    error: 'StorageFull',
  },
};
