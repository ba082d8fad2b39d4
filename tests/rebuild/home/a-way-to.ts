import { createServer, request } from 'node:http';
import { listen } from '#lib/port.ts';

/** A way to an S3 server on which every request is told of before it goes on. */
export async function aWayTo(endpoint: string, onRequest: (method: string, path: string) => void) {
  const { port } = new URL(endpoint);
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url: path = '/', headers } = incoming;
    onRequest(method, decodeURIComponent(path.split('?')[0] ?? path));
    const onward = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    // Whoever asked may be gone.
    onward.on('error', () => outgoing.destroy());
    outgoing.on('error', () => {});
    incoming.pipe(onward);
  });
  return {
    endpoint: `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
