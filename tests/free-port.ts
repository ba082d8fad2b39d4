import { createServer } from 'node:net';
import { listen } from '#lib/port.ts';

/** A port of this machine that nobody listens on right now. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0, '127.0.0.1');
  await new Promise((resolve) => server.close(resolve));
  return port;
}
