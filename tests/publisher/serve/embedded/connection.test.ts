import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { ConnectionLimits } from '#publisher/serve/embedded/connection.ts';
import { aHost } from '../a-host.ts';

const FOLDER_OF_HANDLES = '/proc/self/fd';
const GET = 'GET /large HTTP/1.1\r\nHost: voltra.localhost\r\n\r\n';

/** A shop with a page that fills the buffers of a connection many times. */
async function aShop(limits: Partial<ConnectionLimits> = {}, options: { trustProxy?: boolean } = {}) {
  const host = await aHost();
  await host.publish('voltra', { 'index.html': 'Voltra', 'large.html': 'x'.repeat(8_000_000) });
  return host.start({ limits, ...options });
}

/** Opens a connection, and tells by `text` what came and by `closed` whether it ended. */
function open(port: number, { reads = true } = {}) {
  const socket: Socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const seen = { socket, text: '', closed: false };
  socket.on('error', () => {});
  socket.on('close', () => {
    seen.closed = true;
  });
  if (reads) {
    socket.on('data', (bytes) => {
      seen.text += bytes.toString('latin1');
    });
  } else socket.pause();
  return seen;
}

test('requests of one connection are answered in their order, one after the other', async () => {
  const { server } = await aShop();
  const seen = open(server.port);
  for (const path of ['/', '/nothing-there', '/'])
    seen.socket.write(`GET ${path} HTTP/1.1\r\nHost: voltra.localhost\r\n\r\n`);
  await expect
    .poll(() => seen.text.match(/HTTP\/1\.1 \d+/g))
    .toEqual(['HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 200']);
});

test('who asks much and reads nothing holds one file, is let go, and leaves nothing open', async () => {
  const { server, get } = await aShop({ idleTime: 400 });
  const before = readdirSync(FOLDER_OF_HANDLES).length;
  const lazy = Array.from({ length: 20 }, () => open(server.port, { reads: false }));
  for (const { socket } of lazy) socket.write(GET.repeat(12));
  await expect.poll(() => readdirSync(FOLDER_OF_HANDLES).length).toBeGreaterThan(before + 40);
  // Both ends of 20 connections, and a file each.
  expect(readdirSync(FOLDER_OF_HANDLES).length).toBeLessThanOrEqual(before + 20 * 3);
  expect((await get('voltra.localhost/')).status).toBe(200);
  await expect
    .poll(() => readdirSync(FOLDER_OF_HANDLES).length, { timeout: 5000 })
    .toBeLessThanOrEqual(before + 21);
});

test('a connection with more waiting requests than may wait is closed', async () => {
  const { server } = await aShop({ waitingRequests: 4 });
  const greedy = open(server.port, { reads: false });
  greedy.socket.write(GET.repeat(9_000));
  greedy.socket.resume();
  await expect.poll(() => greedy.closed).toBe(true);
});

test('connections over the limit are closed, and those within it stay', async () => {
  const { server } = await aShop({ connections: 2 });
  const first = open(server.port);
  first.socket.write('GET / HTTP/1.1\r\nHost: voltra.localhost\r\n\r\n');
  await expect.poll(() => first.text).toContain('200');
  open(server.port).socket.write(GET.slice(0, 10));
  const third = open(server.port);
  await expect.poll(() => third.closed).toBe(true);
  expect(first.closed).toBe(false);
});

test('one address cannot take all connections; those of a proxy are those of many', async () => {
  const { server } = await aShop({ connectionsOfOne: 2 });
  const [first] = [open(server.port), open(server.port)];
  const third = open(server.port);
  await expect.poll(() => third.closed).toBe(true);
  first?.socket.destroy();
  await expect
    .poll(async () => {
      const next = open(server.port);
      next.socket.write('GET / HTTP/1.1\r\nHost: voltra.localhost\r\nConnection: close\r\n\r\n');
      await expect.poll(() => next.closed).toBe(true);
      return next.text;
    })
    .toContain('200');

  const { server: behind } = await aShop({ connectionsOfOne: 1 }, { trustProxy: true });
  const many = [open(behind.port), open(behind.port)];
  for (const { socket } of many) socket.write('GET / HTTP/1.1\r\nHost: voltra.localhost\r\n\r\n');
  for (const one of many) await expect.poll(() => one.text).toContain('200');
});

test('[SEC-01] a head that comes byte by byte is cut off once its time is over', async () => {
  const { server } = await aShop({ headTime: 500 });
  const slow = open(server.port);
  slow.socket.write('GET / HTTP/1.1\r\nHost: voltra.localhost\r\nX-Slow: ');
  const bytes = setInterval(() => slow.socket.write('x'), 100);
  onTestFinished(() => clearInterval(bytes));
  await expect.poll(() => slow.closed, { timeout: 5_000 }).toBe(true);
  expect(slow.text).toMatch(/^HTTP\/1\.1 408 /);
});
