import { findConnectionProblem } from '../domain/paymentSettings';
import { AdminError } from './adminErrors';
import type { BrowserEnvironment } from './storage/browserEnvironment';

/** The simulated delay of testing a key, in ms. */
export const CONNECTION_TEST_DELAY = 1500;

/** Tests a key without asking the payment provider. Rejects with the problem of an invalid one. */
export async function testConnection(
  { publishableKey }: { publishableKey: string },
  { wait }: Pick<BrowserEnvironment, 'wait'>,
): Promise<void> {
  const problem = findConnectionProblem(publishableKey);
  if (problem !== 'api-key-missing') await wait(CONNECTION_TEST_DELAY);
  if (problem) throw new AdminError(problem);
}
