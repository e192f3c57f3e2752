import { INVALID_PASSWORD } from '../domain/accounts';
import { connectionProblems, SECRET_KEY_REFUSED } from '../domain/paymentSettings';

/** The sentence for each error code, shown to the owner. */
const messages = {
  'admin-login-failed': 'Incorrect username or password',
  'invalid-password': INVALID_PASSWORD,
  'password-not-reset': 'Failed to reset password',
  'account-not-deleted': 'Failed to delete account',
  'secret-key-refused': SECRET_KEY_REFUSED,
  'api-key-missing': connectionProblems['api-key-missing'].description,
  'api-key-invalid': connectionProblems['api-key-invalid'].description,
  'code-required': 'Enter the code of your authenticator app, or a recovery code.',
  'code-wrong': 'This code is not valid. Enter the newest code of your app, or a recovery code.',
  'changed-meanwhile':
    'Saved elsewhere meanwhile. What you typed is kept here: copy what you need, then load the saved version.',
  'event-not-found': 'This event does not exist.',
  'mail-not-found': 'This mail does not exist.',
  'order-not-added': 'The order was not added. Check each field, then try again.',
  'order-not-changed': 'The order was not changed. Check each field, then try again.',
  'quote-not-found': 'This quote request does not exist.',
  'template-not-saved': 'There was an error saving the template. Please try again.',
  'backup-unreadable':
    'This is not a backup of this website, or not a whole one. Nothing was changed.',
  'too-large':
    'This is larger than the website accepts, so nothing was changed. Make it smaller, or ask the person who runs the server.',
} as const;

export type AdminErrorCode = keyof typeof messages;

export function isAdminErrorCode(code: string): code is AdminErrorCode {
  return Object.hasOwn(messages, code);
}

/** The error of the owner's methods, unless the storage or the network fails: that is a `BackendError`. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
  readonly code: AdminErrorCode;

  constructor(code: AdminErrorCode, options?: ErrorOptions) {
    super(messages[code], options);
    this.code = code;
  }
}
