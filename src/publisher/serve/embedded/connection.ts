import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientNetwork } from '#lib/client-network.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Limits of one connection, and of all of them together. Times in milliseconds. */
export const CONNECTION_LIMITS = {
  /** Open at once; a further one is closed at once. */
  connections: 4000,
  /** Of these by one address, of IPv6 by one network, where each shopper has their own: nobody takes all. */
  connectionsOfOne: 2000,
  /** Requests that wait behind the one that is answered; browsers send none. */
  waitingRequests: 16,
  /** Without a byte in either direction: whoever does not read, or does not write, is let go. */
  idleTime: 30_000,
  /** For the head of a request, and for the whole of it. */
  headTime: 15_000,
  requestTime: 120_000,
};
export type ConnectionLimits = typeof CONNECTION_LIMITS;

/** Milliseconds between two looks at heads that do not end; Node's own 30 s would double their time. */
const LOOK_AT_HEADS = 1_000;

/** A server that keeps to the limits. Behind a proxy all connections are the proxy's, however many. */
export function createLimitedServer(
  answer: Listener,
  limits: ConnectionLimits = CONNECTION_LIMITS,
  { behindProxy = false } = {},
): Server {
  const server = createServer({ connectionsCheckingInterval: LOOK_AT_HEADS }, oneAtATime(answer, limits));
  if (!behindProxy) limitOfOne(server, limits.connectionsOfOne);
  server.maxConnections = limits.connections;
  server.timeout = limits.idleTime;
  server.headersTimeout = limits.headTime;
  server.requestTimeout = limits.requestTime;
  return server;
}

function limitOfOne(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const client = clientNetwork(socket.remoteAddress ?? '');
    const count = (open.get(client) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(client, count);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
  });
}

/**
 * Answers one request of a connection at a time, so that a connection never holds more than one open file.
 * One that has sent more requests than may wait is closed.
 */
function oneAtATime(answer: Listener, { waitingRequests }: ConnectionLimits): Listener {
  const queues = new WeakMap<Socket, { waiting: number; last: Promise<void> }>();
  return (request, response) => {
    const { socket } = request;
    const queue = queues.get(socket) ?? { waiting: 0, last: Promise.resolve() };
    queues.set(socket, queue);
    if (queue.waiting > waitingRequests) {
      socket.destroy();
      return;
    }
    const isFirst = queue.waiting === 0;
    queue.waiting += 1;
    const before = queue.last;
    queue.last = new Promise((resolve) => {
      response.once('close', () => {
        queue.waiting -= 1;
        resolve();
      });
    });
    if (isFirst) answer(request, response);
    else void before.then(() => !socket.destroyed && answer(request, response));
  };
}
