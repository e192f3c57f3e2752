import { CONNECTION_TEST_DELAY } from '#src/backend/browser/admin/createBrowserPaymentSettings.ts';
import { SIGN_IN_DELAY } from '#src/backend/browser/createBrowserSessions.ts';
import { TOAST_LIMIT, TOAST_REMOVAL_DELAY } from '#src/design-system/feedback/toastStore.ts';
import { MAX_MESSAGE_BYTES } from '#src/domain/mailMessage.ts';

const count = (value: number) => value.toLocaleString('en-GB');
const ms = (value: number) => `${count(value)} ms`;

/** Figures of the product rules, read from the code that applies them. */
export const figures = {
  signInDelay: ms(SIGN_IN_DELAY),
  connectionTestDelay: ms(CONNECTION_TEST_DELAY),
  toastLimit: count(TOAST_LIMIT),
  toastRemovalDelay: ms(TOAST_REMOVAL_DELAY),
  maxMessageBytes: `${count(MAX_MESSAGE_BYTES)} bytes`,
};
