import { SIGN_IN_DELAY } from '#src/backend/browser/createBrowserSessions.ts';
import { CONNECTION_TEST_DELAY } from '#src/backend/testConnection.ts';
import { business } from '#src/content/business.ts';
import { TOAST_REMOVAL_DELAY } from '#src/design-system/feedback/toastStore.ts';
import { MAX_MESSAGE_BYTES } from '#src/domain/mailMessage.ts';
import { REFRESH_INTERVAL } from '#src/features/loading/useRefresh.ts';

const count = (value: number) => value.toLocaleString('en-GB');

const ms = (...values: number[]) => values.map((value) => `${count(value)} ms`).join(', ');

/** The timings and limits of the product, read from the code where it exports them. */
const facts: readonly (readonly [name: string, value: string])[] = [
  ['Login or registration', ms(SIGN_IN_DELAY)],
  ['Connection test', ms(CONNECTION_TEST_DELAY)],
  ['Welcome toast, after the landing page has loaded', ms(2000)],
  ['Scrolling to a section of the landing page from another page', ms(100)],
  ['Compact header, from', '10 px of scroll'],
  ['Account card: opening, closing', ms(100, 200)],
  ['Hover card by default: opening, closing', ms(700, 300)],
  ['Account gate, questionnaire’s thanks', ms(3000)],
  ['Lockout after a quote, with a countdown every second', ms(10_000)],
  ['Toasts visible at once', count(1)],
  [
    'Tickets and the owner’s accounts are read again, while they are visible, every',
    ms(REFRESH_INTERVAL),
  ],
  ['A payment that is not confirmed is asked for again every, for', ms(5000, 60_000)],
  ['Dismissed toast leaves the list after', ms(TOAST_REMOVAL_DELAY)],
  ['Largest email message', `${count(MAX_MESSAGE_BYTES)} bytes`],
  ['Promised reply time', business.replyTime],
];

/** The facts as a Markdown table. */
export const timingsAndLimits = [['What', 'Value'], ['---', '---'], ...facts]
  .map((row) => `| ${row.join(' | ')} |`)
  .join('\n');
