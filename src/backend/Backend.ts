import type { SupportTicket, TicketRequest } from '../domain/ticket';

/**
 * The one way out of the pages: what the business can do, whoever does it. Every verb is
 * asynchronous and rejects with a `BackendError` alone, so an HTTP server can stand behind
 * the same interface without a screen changing.
 */
export interface Backend {
  tickets: {
    /**
     * Opens a support ticket from a filled-in questionnaire and keeps it. Resolves with the
     * ticket as kept, once it is safe. Two calls are two tickets, with different ids.
     *
     * Fails with `storage-unavailable` or `storage-full`; then nothing was kept, nothing that
     * was there before is lost, and the same request can be made again.
     */
    open(request: TicketRequest): Promise<SupportTicket>;
  };
}

/** Why a verb failed, each with a sentence for the person in front of the screen. */
const messages = {
  'storage-unavailable':
    'Your browser does not let this website save anything. Allow cookies and site data for it, then try again.',
  'storage-full':
    'Your browser has no room left for this website. Free some of its stored data, then try again.',
} as const;

export type BackendErrorCode = keyof typeof messages;

/** What every verb of a `Backend` fails with. `code` is for the program, `message` for people. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly code: BackendErrorCode;

  constructor(code: BackendErrorCode, options?: ErrorOptions) {
    super(messages[code], options);
    this.code = code;
  }
}
