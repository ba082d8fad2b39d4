import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import type { RunningServer } from '#publisher/serve/embedded/server.ts';

/** The page of a shop as the embedded server sends it to a browser that knows no compression. */
export async function pageText(server: RunningServer, subdomain: string, path: string): Promise<string> {
  const headers = { host: `${subdomain}.localhost:${server.port}` };
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port: server.port, path, headers }, (response) => {
      if (response.statusCode === 200) text(response).then(resolve, reject);
      else reject(new Error(`${path} of ${subdomain} answered ${response.statusCode}.`));
    });
    request.once('error', reject);
  });
}
