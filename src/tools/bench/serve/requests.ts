import { connect, type Socket } from 'node:net';

/** A request as it is sent, byte for byte. */
export function requestOf(host: string, path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

/** Sends one request; gives the head of its answer. */
export function headOf(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let head = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end === -1) return;
      socket.destroy();
      resolve(head.slice(0, end + 2));
    });
  });
}

/** Counts of a run of requests. */
export interface Counted {
  requests: number;
  bytes: number;
  /** Answers with another status than was expected. */
  faults: number;
  seconds: number;
}

/**
 * Sends these requests over and over by so many connections, each one after the answer of the one before,
 * for so long. It reads no more of an answer than it must, so that the servers have the processor.
 */
export async function sendFor(
  port: number,
  requests: readonly string[],
  { connections, seconds, status }: { connections: number; seconds: number; status: number },
): Promise<Counted> {
  const counted: Counted = { requests: 0, bytes: 0, faults: 0, seconds };
  const started = performance.now();
  const until = started + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, (_, at) =>
      keepAsking(port, requests, at * 7, until, String(status), counted),
    ),
  );
  return { ...counted, seconds: (performance.now() - started) / 1000 };
}

function keepAsking(
  port: number,
  requests: readonly string[],
  first: number,
  until: number,
  status: string,
  counted: Counted,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let at = first;
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const ask = () => socket.write(requests[at++ % requests.length] ?? '');
    socket.on('connect', ask);
    // nginx closes a connection after a thousand requests.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET') reject(error);
    });
    socket.on('close', () => {
      if (performance.now() >= until) resolve();
      else keepAsking(port, requests, at, until, status, counted).then(resolve, reject);
    });
    readAnswers(socket, (gotStatus, bytes) => {
      counted.requests += 1;
      counted.bytes += bytes;
      if (gotStatus !== status) counted.faults += 1;
      if (performance.now() < until) ask();
      else socket.destroy();
    });
  });
}

const LENGTH = /\r\ncontent-length: (\d+)/i;
const CHUNKED = /\r\ntransfer-encoding: chunked/i;
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

/** Tells of each answer that has come whole; answers have a length, or end with the last chunk. */
function readAnswers(socket: Socket, onAnswer: (status: string, bytes: number) => void): void {
  let status = '';
  let bytes = 0;
  /** Bytes that are still to come; -1 while the head comes, -2 while chunks come. */
  let rest = -1;
  let head = '';
  const end = () => {
    rest = -1;
    head = '';
    onAnswer(status, bytes);
  };
  socket.on('data', (chunk) => {
    let body = chunk;
    if (rest === -1) {
      head += chunk.toString('latin1');
      const split = head.indexOf('\r\n\r\n');
      if (split === -1) return;
      status = head.slice(9, 12);
      bytes = 0;
      body = Buffer.from(head.slice(split + 4), 'latin1');
      const top = head.slice(0, split);
      rest = status === '304' ? 0 : CHUNKED.test(top) ? -2 : Number(LENGTH.exec(top)?.[1] ?? 0);
    }
    bytes += body.length;
    if (rest === -2) {
      if (body.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)) end();
      return;
    }
    rest -= body.length;
    if (rest === 0) end();
  });
}
