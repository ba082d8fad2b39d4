import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#lib/port.ts';
import { aHost } from './a-host.ts';

/** A shop's host before a platform that notes every request that it sees. */
async function aWatchedShop(): Promise<{ port: number; seen: string[] }> {
  const seen: string[] = [];
  const platform = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    seen.push(`${request.method} ${request.url} ${body}`.trim());
    response.end('{}');
  });
  const port = await listen(platform, 0, '127.0.0.1');
  onTestFinished(() => {
    platform.closeAllConnections();
    platform.close();
  });
  const host = await aHost();
  await host.publish('voltra', { 'index.html': 'Voltra' }, { platformUrl: `http://127.0.0.1:${port}` });
  const { server } = await host.start();
  return { port: server.port, seen };
}

/** Writes these bytes to a port; resolves with the status of each answer, a moment after the last. */
function sendBytes(port: number, text: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    let answered = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('timeout', () => socket.destroy());
    socket.on('data', (bytes) => {
      answered += bytes;
      socket.setTimeout(200);
    });
    socket.on('error', reject);
    socket.on('close', () =>
      resolve([...answered.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => String(status))),
    );
  });
}

const HIDDEN = 'PUT /sandbox/clock HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 2\r\n\r\n{}';
const chunked = `transfer-encoding: chunked\r\n\r\n${HIDDEN.length.toString(16)}\r\n${HIDDEN}\r\n0\r\n\r\n`;
const measured = `content-length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`;

test.each([
  ['GET', '/market-api/menus', chunked],
  ['GET', '/market-api/menus', measured],
  ['GET', '/market-api/menus', `connection: content-length\r\n${measured}`],
  ['HEAD', '/market-api/menus', chunked],
  ['DELETE', '/market-api/address/1', chunked],
  ['DELETE', '/market-api/address/1', `connection: content-length\r\n${measured}`],
  ['POST', '/market-api/add-to-cart', `connection: content-length\r\n${measured}`],
])('[TEN-02] the body of a %s of %s never becomes a request of its own', async (method, path, rest) => {
  const { port, seen } = await aWatchedShop();
  expect(await sendBytes(port, `${method} ${path} HTTP/1.1\r\nhost: voltra.localhost\r\n${rest}`)).toEqual([
    '200',
  ]);
  expect(seen).toEqual([`${method} ${path} ${HIDDEN}`]);
});

test.each([chunked, measured])(
  'what a browser sends with a picture of the map goes nowhere',
  async (rest) => {
    const { port, seen } = await aWatchedShop();
    expect(
      await sendBytes(port, `GET /tiles/5/22/11.svg HTTP/1.1\r\nhost: voltra.localhost\r\n${rest}`),
    ).toEqual(['200']);
    expect(seen).toEqual(['GET /tiles/5/22/11.svg']);
  },
);
