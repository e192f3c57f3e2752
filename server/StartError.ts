/** Why the server cannot start, in a sentence for the operator. It is printed without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
