import { createServer, request } from 'node:http';
import { listen } from '#lib/port.ts';

/** Told of each request, with its path; false refuses it, and a promise holds it up. */
type OnRequest = (method: string, path: string) => boolean | Promise<boolean>;

/** A way to an S3 server on which every request is told of before it goes on. */
export async function aWayTo(endpoint: string, onRequest: OnRequest) {
  const { port } = new URL(endpoint);
  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url: path = '/', headers } = incoming;
    if (!(await onRequest(method, decodeURIComponent(path.split('?')[0] ?? path)))) {
      incoming.resume();
      outgoing.writeHead(403).end();
      return;
    }
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
