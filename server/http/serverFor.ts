import {
  createServer,
  IncomingMessage,
  type RequestListener,
  type Server,
  ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { finished } from 'node:stream';
import { createShares } from '../gate.ts';
import { visitorIpAddress } from '../ipAddress.ts';

/** How long a client may go on sending after the response, in ms. */
const LINGER = 30_000;

/** How long a connection may neither send nor read anything during a request, in ms. */
const MAX_IDLE = 60_000;

/** How many connections there are at most. With the size of a body, it bounds what all bodies have together. */
const MAX_CONNECTIONS = 1000;

/** How many requests of a connection may wait for each other. Neither browsers nor proxies send any so. */
const MAX_PIPELINED = 10;

/** How many pieces a body may have, and how long more of them have to be on average, in bytes. */
const pieces = { any: 1000, length: 100 };

/** How long each part of a request may take, and how often Node looks, in ms. */
const timeouts = {
  headersTimeout: 10_000,
  // 10 MB at 35 KB/s.
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5000,
};

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

/** Ends the connection of a body in tiny pieces, each of which takes time and memory of its own. */
class PiecedRequest extends IncomingMessage {
  #count = 0;
  #size = 0;

  override push(chunk: Buffer | null): boolean {
    this.#count += 1;
    this.#size += chunk?.length ?? 0;
    const isTiny = this.#count > pieces.any && this.#size < this.#count * pieces.length;
    if (!chunk || !isTiny) return super.push(chunk);
    this.socket.destroy();
    return false;
  }
}

/**
 * A response that comes before the request's end closes the connection: a proxy would otherwise send
 * another visitor's request on it. The rest is read first, as the client would lose the response.
 */
class ClosingResponse extends ServerResponse<PiecedRequest> {
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

  /** Node calls it once the responses before it on the connection are sent. */
  override assignSocket(socket: Socket): void {
    super.assignSocket(socket);
    this.emit('turn');
  }
}

/** The target of a request without the origin, which clients of a proxy send as well. */
const pathAndQuery = (target = '') => target.replace(/^https?:\/\/[^/?]*/i, '');

/**
 * Responds to one request of a connection at a time. Once there are too many connections, the oldest of the
 * IP address that has most ends.
 */
export function serverFor(listener: RequestListener, trustedProxies = 0): Server {
  // One stays free for the next visitor.
  const takeConnection = createShares(MAX_CONNECTIONS - 1);
  const connections = new WeakMap<Socket, { free: () => void; waiting: number }>();

  /** Counts the connection for the visitor of its last request, as a proxy has those of many. */
  function count(socket: Socket, forwardedFor?: string) {
    const connection = connections.get(socket) ?? { free() {}, waiting: 0 };
    connection.free();
    const ipAddress = visitorIpAddress(socket.remoteAddress, forwardedFor, trustedProxies);
    if (!socket.destroyed) connection.free = takeConnection(ipAddress, () => socket.destroy());
    connections.set(socket, connection);
    return connection;
  }

  const options = { IncomingMessage: PiecedRequest, ServerResponse: ClosingResponse, ...timeouts };
  const server = createServer(options, (request, response) => {
    const { socket, headers } = request;
    // Node goes on with what it has read of a connection that has ended.
    if (socket.destroyed) return;
    request.url = pathAndQuery(request.url);
    // HTTP/1.0 allows requests without one: checks of load balancers send them.
    headers.host ??= 'localhost';
    const connection = count(socket, String(headers['x-forwarded-for'] ?? ''));
    if (response.socket) listener(request, response);
    else if (connection.waiting === MAX_PIPELINED) socket.destroy();
    else {
      connection.waiting += 1;
      response.once('turn', () => {
        connection.waiting -= 1;
        listener(request, response);
      });
    }
  });
  server.on('connection', (socket) => {
    count(socket);
    socket.once('close', () => connections.get(socket)?.free());
  });
  server.timeout = MAX_IDLE;
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}
