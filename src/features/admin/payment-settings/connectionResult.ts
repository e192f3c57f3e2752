import { connectionProblems, type PaymentSettings } from '../../../domain/paymentSettings';

/** How a test ended: which settings were tried, and what came of it, in the words of its toast. */
export interface ConnectionResult {
  tried: Pick<PaymentSettings, 'publishableKey' | 'testMode'>;
  isSuccess: boolean;
  title: string;
  description?: string;
}

/** The title after a successful test. */
export const CONNECTION_SUCCESSFUL = 'Connection successful';

/** The title for a test that could not be made, and for a key that is not one. */
export const CONNECTION_FAILED = connectionProblems['api-key-invalid'].title;

/** Whether a result is about the settings that stand in the form now. */
export function isAbout(
  { tried }: ConnectionResult,
  typed: { publishableKey?: string | undefined; testMode?: boolean | undefined },
): boolean {
  return tried.publishableKey === typed.publishableKey && tried.testMode === typed.testMode;
}
