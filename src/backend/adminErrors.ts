import { INVALID_PASSWORD } from '../domain/accounts';
import { connectionProblems, SECRET_KEY_REFUSED } from '../domain/paymentSettings';
import { BackendError } from './Backend';

/**
 * Why a verb of the owner's failed, each with a sentence. They stand apart from the others, so that
 * visitors' pages carry none of them.
 */
const messages = {
  'admin-login-failed': 'Incorrect username or password',
  'invalid-password': INVALID_PASSWORD,
  'password-not-reset': 'Failed to reset password',
  'account-not-deleted': 'Failed to delete account',
  'secret-key-refused': SECRET_KEY_REFUSED,
  'api-key-missing': connectionProblems['api-key-missing'].description,
  'api-key-invalid': connectionProblems['api-key-invalid'].description,
  'template-not-saved': 'There was an error saving the template. Please try again.',
  'backup-unreadable':
    'This is not a backup of this website, or not a whole one. Nothing was changed.',
} as const;

export type AdminErrorCode = keyof typeof messages;

/** What the owner's verbs fail with, where it is not the storage or the network. */
export class AdminError extends BackendError {
  constructor(code: AdminErrorCode, options?: ErrorOptions) {
    super(code, { ...options, message: messages[code] });
  }
}
