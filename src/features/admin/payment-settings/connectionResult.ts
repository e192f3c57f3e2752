import { connectionProblems, type PaymentSettings } from '../../../domain/paymentSettings';

/** The result of a test: the tested settings, and the title and description of its toast. */
export interface ConnectionResult {
  tried: Pick<PaymentSettings, 'publishableKey' | 'testMode'>;
  isSuccess: boolean;
  title: string;
  description?: string;
}

/** The title after a successful test. */
export const CONNECTION_SUCCESSFUL = 'Connection successful';

/** The title if the test could not run, or if the key is invalid. */
export const CONNECTION_FAILED = connectionProblems['api-key-invalid'].title;

/** Whether a result is for the current settings of the form. */
export function isAbout(
  { tried }: ConnectionResult,
  typed: { publishableKey?: string | undefined; testMode?: boolean | undefined },
): boolean {
  return tried.publishableKey === typed.publishableKey && tried.testMode === typed.testMode;
}
