import { createServer, type ServerResponse } from 'node:http';

/** What stands behind a production build: the captcha's check, and the mail service. */
export const serviceNames = ['siteverify', 'messages'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** One request as it arrived. */
export interface Post {
  service: ServiceName;
  /** Path and query. */
  url: string;
  method: string | undefined;
  contentType: string | undefined;
  authorization: string | undefined;
  fields: Readonly<Record<string, string>>;
}

/** An answer as JSON; 'hang up' breaks the connection off, 'hold' keeps it until it is let go. */
export type Answer = { status?: number; body: unknown } | 'hang up' | 'hold';

export interface Services {
  /** Everything that arrived, oldest first. */
  readonly posts: readonly Post[];
  /** From now on, a service answers like this. */
  answer: (service: ServiceName, answer: Answer) => void;
  /** Answers, as the services do now, what was held. */
  letGo: () => void;
  /** Forgets everything. */
  reset: () => void;
  close: () => Promise<void>;
}

const usual: Readonly<Record<ServiceName, Answer>> = {
  siteverify: { body: { success: true, hostname: 'localhost' } },
  messages: { body: { id: '<1@mail.e2e.example>', message: 'Queued. Thank you.' } },
};

/** Starts the services, for pages of one other origin, as browsers have to be told. */
export async function startServices(port: number, origin: string): Promise<Services> {
  const posts: Post[] = [];
  const held: (() => void)[] = [];
  let answers = { ...usual };

  function respond(service: ServiceName, response: ServerResponse) {
    const answer = answers[service];
    if (answer === 'hang up') response.destroy();
    else if (answer === 'hold') held.push(() => respond(service, response));
    else {
      response.writeHead(answer.status ?? 200, {
        'Access-Control-Allow-Origin': origin,
        'Content-Type': 'application/json',
      });
      response.end(JSON.stringify(answer.body));
    }
  }

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
    respond(service, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });

  const letGo = () => {
    for (const release of held.splice(0)) release();
  };
  return {
    posts,
    answer: (service, answer) => {
      answers = { ...answers, [service]: answer };
    },
    letGo,
    reset: () => {
      answers = { ...usual };
      letGo();
      posts.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
