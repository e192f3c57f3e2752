/** Uploads and downloads of the files of tickets. */
import { attachmentSchema } from '../../domain/attachment';
import { type Attachments, BackendError, type TicketFile, type TicketLinks } from '../Backend';
import type { Fetch } from '../services/deadline';
import { ApiFailure, asBackendError } from './apiClient';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

interface Refusal {
  status: number;
  text: string;
  retryAfter: string | null;
}

/** The error of a response that is no success. */
function errorOf({ status, text, retryAfter }: Refusal): BackendError {
  // Pages check size and type themselves, but a proxy in front of the server may allow less.
  if (status === 413 || status === 415) {
    return new BackendError('unavailable', { message: 'The server does not accept this file.' });
  }
  const code = String(Object(parsed(text)).code);
  return asBackendError(new ApiFailure(code, { retryAfter: Number(retryAfter) }));
}

const lost = () =>
  new BackendError('unreachable', {
    message: 'The connection was lost. Check your internet connection, then try again.',
  });

/** How long an upload may make no progress before it is given up, in ms. */
const MAX_STALL = 60_000;

/** By `XMLHttpRequest`, because `fetch` does not report how much it has sent. */
const sendTo =
  (path: string): Attachments['upload'] =>
  (file, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const request = new XMLHttpRequest();
      request.open('POST', path);
      request.setRequestHeader('Content-Type', 'application/octet-stream');
      request.setRequestHeader('File-Name', encodeURIComponent(file.name));
      let stalled: ReturnType<typeof setTimeout>;
      const awaitProgress = () => {
        clearTimeout(stalled);
        stalled = setTimeout(() => {
          reject(lost());
          request.abort();
        }, MAX_STALL);
      };
      request.upload.onprogress = ({ loaded }) => {
        awaitProgress();
        onProgress(loaded / file.size);
      };
      request.onloadend = () => clearTimeout(stalled);
      request.onload = () => {
        const { status, responseText: text } = request;
        const uploaded = attachmentSchema.safeParse(parsed(text)).data;
        if (status === 201 && uploaded) resolve(uploaded);
        else
          reject(errorOf({ status, text, retryAfter: request.getResponseHeader('Retry-After') }));
      };
      request.onerror = () => reject(lost());
      request.onabort = () => reject(signal.reason);
      signal.addEventListener('abort', () => request.abort());
      awaitProgress();
      request.send(file);
    });

/** How many uploads the server accepts at once from an IP address. */
const MAX_AT_ONCE = 3;

let running = 0;
/** Starts each upload that waits for another one to end. */
const waiting: (() => void)[] = [];

/** Customers and the owner have a path of their own. */
export const uploadTo =
  (path: '/api/attachments' | '/api/admin/attachments'): Attachments['upload'] =>
  async (file, options) => {
    if (running < MAX_AT_ONCE) running += 1;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await sendTo(path)(file, options);
    } finally {
      const startNext = waiting.shift();
      if (startNext) startNext();
      else running -= 1;
    }
  };

/** Customers and the owner have a path of their own to the tickets. */
export async function downloadFile(
  fetch: Fetch,
  ticketsPath: '/api/tickets' | '/api/admin/tickets',
  { ticketId, attachmentId }: TicketFile,
  token: string | null = null,
): Promise<Blob> {
  const path = [ticketId, 'attachments', attachmentId].map(encodeURIComponent).join('/');
  try {
    const response = await fetch(`${ticketsPath}/${path}`, {
      headers: { ...(token && { Authorization: `Bearer ${token}` }) },
      redirect: 'error',
    });
    const { ok, status, headers } = response;
    if (ok) return await response.blob();
    throw errorOf({ status, text: await response.text(), retryAfter: headers.get('Retry-After') });
  } catch (error) {
    throw error instanceof BackendError ? error : lost();
  }
}

/** The files of customers and guests, over the API. */
export const createAttachments = (fetch: Fetch, tokenOf: TicketLinks['tokenOf']): Attachments => ({
  upload: uploadTo('/api/attachments'),
  download: async (file) => downloadFile(fetch, '/api/tickets', file, await tokenOf(file.ticketId)),
});
