import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#lib/port.ts';
import { aHost } from './a-host.ts';

/** A server that answers whatever is asked by writing to the connection. */
async function aHostileServer(answer: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('data', () => answer(socket));
  });
  const port = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `http://127.0.0.1:${port}`;
}

const END = '\r\n\r\n';
const JSON_HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: application/json';

/** Sends a beginning, then text again and again, as long as somebody reads it; `pause` in milliseconds. */
function sendForEver(socket: Socket, text: string, { first = '', pause = 0 } = {}): void {
  const again = () => {
    if (socket.destroyed) return;
    if (pause > 0) socket.write(text, () => setTimeout(again, pause));
    else if (socket.write(text)) setImmediate(again);
    else socket.once('drain', again);
  };
  socket.write(first);
  again();
}

const STOPS = 'a body that stops';

/** Answer of the platform → the status that the shopper gets, or that the answer breaks off. */
const ANSWERS: [string, (socket: Socket) => void, number | 'cut'][] = [
  ['nothing and the end', (socket) => socket.end(), 502],
  ['something that is no HTTP', (socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n'), 502],
  ['status 0', (socket) => socket.end(`HTTP/1.1 000 No\r\ncontent-length: 0${END}`), 502],
  ['status 42', (socket) => socket.end(`HTTP/1.1 042 Odd\r\ncontent-length: 0${END}`), 502],
  ['status 99', (socket) => socket.end(`HTTP/1.1 99 Odd\r\ncontent-length: 0${END}`), 502],
  ['status 101', (socket) => socket.write(`HTTP/1.1 101 Go\r\nupgrade: x\r\nconnection: upgrade${END}`), 502],
  ['status 101 alone', (socket) => socket.write(`HTTP/1.1 101 Go${END}`), 502],
  ['status 600', (socket) => socket.end(`HTTP/1.1 600 Odd\r\ncontent-length: 0${END}`), 502],
  ['status 999', (socket) => socket.end(`HTTP/1.1 999 Odd\r\ncontent-length: 0${END}`), 502],
  ['status 99999', (socket) => socket.end(`HTTP/1.1 99999 Odd\r\ncontent-length: 0${END}`), 502],
  [
    'preliminary answers for ever',
    (socket) => sendForEver(socket, `HTTP/1.1 102 Wait${END}`, { pause: 20 }),
    504,
  ],
  // Many at once: a busy machine is to reach the limit of their size before the time runs out.
  ['headers for ever', (socket) => sendForEver(socket, '\r\nx-a: b'.repeat(1000), { first: JSON_HEAD }), 502],
  ['headers in drops', (socket) => sendForEver(socket, '\r\nx-a: b', { first: JSON_HEAD, pause: 20 }), 504],
  [
    'two lengths',
    (socket) => socket.end(`${JSON_HEAD}\r\ncontent-length: 2\r\ncontent-length: 3${END}{}`),
    502,
  ],
  ['a length below zero', (socket) => socket.end(`${JSON_HEAD}\r\ncontent-length: -2${END}{}`), 502],
  [
    'a length past all numbers',
    (socket) => socket.end(`${JSON_HEAD}\r\ncontent-length: 99999999999999999999${END}{}`),
    502,
  ],
  ['a length over the limit', (socket) => socket.end(`${JSON_HEAD}\r\ncontent-length: 9000000${END}{}`), 502],
  [
    'a length and chunks',
    (socket) =>
      socket.end(`${JSON_HEAD}\r\ncontent-length: 2\r\ntransfer-encoding: chunked${END}2\r\n{}\r\n0${END}`),
    502,
  ],
  [
    'an unknown framing',
    (socket) => socket.end(`${JSON_HEAD}\r\ntransfer-encoding: odd, chunked${END}2\r\n{}\r\n0${END}`),
    200,
  ],
  [
    'a chunk that is no number',
    (socket) => socket.end(`${JSON_HEAD}\r\ntransfer-encoding: chunked${END}zz\r\n{}`),
    'cut',
  ],
  [
    'a header with a broken line',
    (socket) => socket.end(`${JSON_HEAD}\r\nx: a\nb: c\r\ncontent-length: 2${END}{}`),
    502,
  ],
  [
    'a header with a zero byte',
    (socket) => socket.end(`${JSON_HEAD}\r\nx: a\0b\r\ncontent-length: 2${END}{}`),
    502,
  ],
  ['a body that is cut', (socket) => socket.end(`${JSON_HEAD}\r\ncontent-length: 100${END}{`), 'cut'],
  [
    'chunks that are cut',
    (socket) => socket.end(`${JSON_HEAD}\r\ntransfer-encoding: chunked${END}64\r\n{`),
    'cut',
  ],
  [STOPS, (socket) => socket.write(`${JSON_HEAD}\r\ncontent-length: 100${END}{`), 'cut'],
  [
    'a body for ever',
    (socket) => {
      socket.write(`${JSON_HEAD}${END}`);
      sendForEver(socket, 'x'.repeat(60_000));
    },
    'cut',
  ],
  [
    'a page',
    (socket) => socket.end(`HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 2${END}hi`),
    502,
  ],
  [
    'a script',
    (socket) => socket.end(`HTTP/1.1 200 OK\r\ncontent-type: text/javascript\r\ncontent-length: 2${END}hi`),
    502,
  ],
  [
    'a refusal in a page',
    (socket) => socket.end(`HTTP/1.1 503 No\r\ncontent-type: text/html\r\ncontent-length: 2${END}hi`),
    503,
  ],
  [
    'more than it says',
    (socket) => socket.end(`${JSON_HEAD}\r\ncontent-length: 2${END}{}GET / HTTP/1.1${END}`),
    'cut',
  ],
];

for (const service of ['market-api/menus', 'tiles/1/0/0.png']) {
  test.each(ANSWERS)(
    `/${service}: a server that answers %s reaches nobody but who asked`,
    async (name, answer, expected) => {
      const host = await aHost();
      await host.publish('voltra', { 'index.html': 'Voltra' }, { platformUrl: await aHostileServer(answer) });
      await host.publish('nafis', { 'index.html': 'Nafis' });
      // Silence is waited for only where it is the answer, so that a busy machine is not taken for silence.
      const platformTimeout = expected === 504 || name === STOPS ? 250 : 15_000;
      const { get } = await host.start({ platformTimeout, maxAnswerBytes: 1_000_000 });
      const given = await get(`voltra.localhost/${service}`).then(
        ({ status }) => status,
        () => 'cut',
      );
      // A map never answers in JSON, so whatever says so is refused before its body is read.
      const forTiles = expected === 200 || expected === 'cut' ? 502 : expected;
      expect(given).toBe(service.startsWith('tiles') ? forTiles : expected);
      for (const shop of ['voltra', 'nafis']) expect((await get(`${shop}.localhost/`)).status).toBe(200);
    },
  );
}
