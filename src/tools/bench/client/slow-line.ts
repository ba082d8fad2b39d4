import { createServer, connect as dial, type Socket } from 'node:net';
import { listen } from '#lib/port.ts';

export interface SlowLine {
  /** Bits a second from the server. */
  rate: number;
  /** Milliseconds there and back. */
  latency: number;
}

/** A way to a server of this machine that is slow for everything, also for what a browser asks by itself. */
export async function openSlowLine(port: number, { rate, latency }: SlowLine) {
  const sockets = new Set<Socket>();
  let freeAt = 0;
  /** Sends in order, each chunk when the line has carried it. */
  const carry = (from: Socket, to: Socket, isDown: boolean) => {
    let last = 0;
    from.on('data', (chunk) => {
      const now = performance.now();
      if (isDown) freeAt = Math.max(now, freeAt) + (chunk.length * 8_000) / rate;
      last = Math.max(last, (isDown ? freeAt : now) + latency / 2);
      setTimeout(() => to.writable && to.write(chunk), last - now);
    });
    from.on('close', () => setTimeout(() => to.destroy(), Math.max(0, last - performance.now()) + 1));
    from.on('error', () => {});
  };
  const server = createServer((client) => {
    sockets.add(client);
    client.on('close', () => sockets.delete(client));
    client.pause();
    // A connection is made before anything is asked by it.
    setTimeout(() => {
      const target = dial(port, '127.0.0.1');
      carry(client, target, false);
      carry(target, client, true);
      client.resume();
    }, latency);
  });
  return {
    port: await listen(server, 0, '127.0.0.1'),
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
