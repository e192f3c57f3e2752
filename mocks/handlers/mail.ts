import { delay, type HttpHandler, HttpResponse, http } from 'msw';

/** How the mail API behaves. */
export type MailScenario =
  /** Every message is accepted. */
  | 'accepts'
  /** Every message is accepted after a delay. */
  | 'slow'
  /** No connection. */
  | 'down'
  /** Every message is refused: 400, with the service's reason. */
  | 'rejects'
  /** The key is unknown: 401 and a word that is not JSON. */
  | 'forbids'
  /** The service fails: 500 and an HTML page. */
  | 'fails'
  /** 200 and half a JSON document: the message is not confirmed. */
  | 'malformed'
  /** 200 and an HTML page, as from a captive portal: the message never reaches the service. */
  | 'html';

/** A message that the service received. */
export interface PostedMail {
  /** The sending domain, from the address. */
  domain: string;
  contentType: string | null;
  authorization: string | null;
  /** `from`, `to`, `subject` … under the service's own names. */
  fields: Readonly<Record<string, string>>;
}

export interface MailHandlerOptions {
  /** Receives every message. */
  onPost?: (mail: PostedMail) => void;
  /** Milliseconds that a slow response takes. Default 3000. */
  slowness?: number;
}

/** Answers `POST {base}/v3/{domain}/messages` for any base, as Mailgun does. */
export function mailHandlers(
  scenario: MailScenario = 'accepts',
  { onPost = () => {}, slowness = 3000 }: MailHandlerOptions = {},
): HttpHandler[] {
  let count = 0;

  return [
    http.post<{ domain: string }>('*/v3/:domain/messages', async ({ request, params }) => {
      const { domain } = params;
      const fields = Object.fromEntries(new URLSearchParams(await request.text()));
      count += 1;
      const missing = ['from', 'to', 'subject', 'text', 'html'].find((name) => !fields[name]);
      const response = missing
        ? rejection(`${missing} parameter is missing`)
        : responses[scenario](domain, count);
      onPost({
        domain,
        contentType: request.headers.get('Content-Type'),
        authorization: request.headers.get('Authorization'),
        fields,
      });
      if (scenario === 'slow') await delay(slowness);
      return response;
    }),
  ];
}

type Respond = (domain: string, count: number) => Response;

const accept: Respond = (domain, count) =>
  HttpResponse.json({ id: `<message-${count}@${domain}>`, message: 'Queued. Thank you.' });

const responses: Readonly<Record<MailScenario, Respond>> = {
  accepts: accept,
  slow: accept,
  down: () => HttpResponse.error(),
  rejects: () => rejection('to parameter is not a valid address. please check documentation'),
  forbids: () => HttpResponse.text('Forbidden', { status: 401 }),
  fails: () => HttpResponse.html('<h1>Internal Server Error</h1>', { status: 500 }),
  malformed: () => HttpResponse.text('{"id": "<messa'),
  html: () => HttpResponse.html('<title>Log in to this network</title>'),
};

function rejection(message: string): Response {
  return HttpResponse.json({ message }, { status: 400 });
}
