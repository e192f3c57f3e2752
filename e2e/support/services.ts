import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from '@playwright/test';
import { captchaScript } from '#mocks/captchaScript.ts';

/** The URL of the captcha provider's script. */
export const CAPTCHA_SCRIPT = 'https://www.google.com/recaptcha/api.js**';

/** Answers the request for the captcha provider's script. */
export function answerCaptchaScript(context: BrowserContext) {
  return context.route(CAPTCHA_SCRIPT, (route, request) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: captchaScript(new URL(request.url()).searchParams.get('onload') ?? ''),
    }),
  );
}

/** The captcha's check, the mail API and the receiver of events, by the last part of their paths. */
const serviceNames = ['siteverify', 'messages', 'events'] as const;
type ServiceName = (typeof serviceNames)[number];

/** A request to one of the services. */
interface Post {
  service: ServiceName;
  /** Path and query. */
  url: string;
  method: string | undefined;
  contentType: string | undefined;
  authorization: string | undefined;
  fields: Readonly<Record<string, string>>;
}

/** A JSON answer, an HTML answer, as of another server, a broken connection, or none. */
type Answer = { body: unknown } | { html: string } | 'hang up' | 'hang';

export interface Services {
  /** The port that they listen on. */
  readonly port: number;
  /** The requests, oldest first. */
  readonly posts: readonly Post[];
  /** Sets the answer of a service from now on. */
  answer: (service: ServiceName, answer: Answer) => void;
  reset: () => void;
  close: () => Promise<void>;
}

const defaults: Readonly<Record<ServiceName, Answer>> = {
  siteverify: { body: { success: true, hostname: 'localhost' } },
  messages: { body: { id: '<1@mail.e2e.example>', message: 'Queued. Thank you.' } },
  events: { body: {} },
};

/** Starts the services on one port; 0 is any free one. They allow requests of the given origin. */
export async function startServices(port: number, origin: string): Promise<Services> {
  const posts: Post[] = [];
  let answers = { ...defaults };
  const server = createServer(async (request, response) => {
    const { url = '', method, headers } = request;
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const service = serviceNames.find((name) => url.endsWith(`/${name}`));
    if (!service) {
      response.writeHead(404).end();
      return;
    }
    posts.push({
      service,
      url,
      method,
      contentType: headers['content-type'],
      authorization: headers.authorization,
      fields: Object.fromEntries(new URLSearchParams(body)),
    });
    const answer = answers[service];
    if (answer === 'hang') return;
    if (answer === 'hang up') {
      response.destroy();
      return;
    }
    const isHtml = 'html' in answer;
    response.writeHead(200, {
      'Access-Control-Allow-Origin': origin,
      'Content-Type': isHtml ? 'text/html' : 'application/json',
    });
    response.end(isHtml ? answer.html : JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    posts,
    answer: (service, answer) => {
      answers = { ...answers, [service]: answer };
    },
    reset: () => {
      answers = { ...defaults };
      posts.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
