import { connect, createServer, type Socket } from 'node:net';
import { listen } from '#lib/port.ts';

/** Proxy before a server of this machine that can be cut: what is sent then comes once it is mended. */
export async function aTcpProxy(port: number, host = '127.0.0.1') {
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    if (isCut) socket.pause();
  };
  const server = createServer((incoming) => {
    const onward = connect(port, '127.0.0.1');
    incoming.pipe(onward);
    onward.pipe(incoming);
    incoming.on('close', () => onward.destroy());
    onward.on('close', () => incoming.destroy());
    keep(incoming);
    keep(onward);
  });
  const own = await listen(server, 0, host);
  return {
    port: own,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.pause();
    },
    mend() {
      isCut = false;
      for (const socket of sockets) socket.resume();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
