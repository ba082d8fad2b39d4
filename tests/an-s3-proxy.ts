import { createServer, request } from 'node:http';
import { listen } from '#lib/port.ts';

/** Called with each request; false refuses it, and a promise holds it up. */
type OnRequest = (method: string, path: string) => boolean | Promise<boolean>;

/** Proxy before an S3 server that calls back before it passes a request on. */
export async function anS3Proxy(endpoint: string, onRequest: OnRequest, host = '127.0.0.1') {
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
    endpoint: `http://${host}:${await listen(server, 0, host)}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
