import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  ServerResponse,
} from 'node:http';
import { finished } from 'node:stream';

/** How long a client may go on sending after the response, in ms. */
const LINGER = 30_000;

/** How long a connection may neither send nor read anything during a request, in ms. */
const MAX_IDLE = 60_000;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

/**
 * A response that comes before the request's end closes the connection: a proxy would otherwise send
 * another visitor's request on it. The rest is read first, as the client would lose the response.
 */
class ClosingResponse extends ServerResponse {
  override writeHead(...parameters: [status: number, ...unknown[]]): this {
    const { req } = this;
    if (hasBody(req) && !req.complete) {
      this.setHeader('Connection', 'close');
      const { socket } = req;
      // Node calls it after the last response of a connection.
      socket.destroySoon = () => {
        socket.end();
        req.removeAllListeners('data').resume();
        const timer = setTimeout(() => socket.destroy(), LINGER);
        finished(req, () => {
          clearTimeout(timer);
          socket.destroy();
        });
      };
    }
    return super.writeHead(...(parameters as [number]));
  }
}

/** The target of a request without the origin, which clients of a proxy send as well. */
const pathAndQuery = (target = '') => target.replace(/^https?:\/\/[^/?]*/i, '');

export function serverFor(listener: RequestListener): Server {
  const server = createServer({ ServerResponse: ClosingResponse }, (request, response) => {
    request.url = pathAndQuery(request.url);
    // HTTP/1.0 allows requests without one: checks of load balancers send them.
    request.headers.host ??= 'localhost';
    listener(request, response);
  });
  server.timeout = MAX_IDLE;
  return server;
}
