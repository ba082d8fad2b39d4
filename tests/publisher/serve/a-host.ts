import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import writeFileAtomic from 'write-file-atomic';
import { formatSiteFile, type SiteFile } from '#publisher/publish/protocol/site-file.ts';
import { type RunningServer, startServer } from '#publisher/serve/embedded/server.ts';

/** Two empty folders for published shops and shared files, gone after the test. */
export async function aHost() {
  const directory = await mkdtemp(join(tmpdir(), 'serve-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const sitesDirectory = join(directory, 'sites');
  const assetsDirectory = join(directory, 'assets');
  await Promise.all([mkdir(sitesDirectory), mkdir(assetsDirectory)]);
  return {
    sitesDirectory,
    assetsDirectory,
    /** Puts a shop there; files by name, `shape` for what differs from a plain shop in three languages. */
    async publish(tenant: string, files: Record<string, string>, shape: Partial<SiteFile> = {}) {
      const site: SiteFile = {
        tenant,
        subdomain: tenant,
        platformUrl: 'http://127.0.0.1:9',
        languages: ['ru', 'uz', 'en'],
        scriptHashes: [],
        captchaOrigins: [],
        analytics: [],
        frameOrigins: [],
        fixedFiles: {},
        dictionaries: {},
        ...shape,
      };
      await writeFiles(join(sitesDirectory, tenant), { ...files, '_site.json': formatSiteFile(site) });
    },
    addAssets: (files: Record<string, string>) => writeFiles(assetsDirectory, files),
    async start(options: Partial<Parameters<typeof startServer>[0]> = {}): Promise<Client> {
      const server = await startServer({
        sitesDirectory,
        assetsDirectory,
        port: 0,
        securityKey: (name) => `${name}-key`,
        ...options,
      });
      onTestFinished(() => server.close());
      return { server, get: (address, more) => send(server.port, address, more) };
    },
  };
}

export interface Client {
  server: RunningServer;
  get(address: string, more?: Sending): Promise<Answer>;
}

export interface Sending {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Target of the request line, if it is not the address's path. */
  target?: string;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

/** Asks for `<host>/<path>` exactly as it is written: a client with manners would tidy the path up first. */
export function send(
  port: number,
  address: string,
  { method = 'GET', headers = {}, body, target }: Sending = {},
): Promise<Answer> {
  const slash = address.indexOf('/');
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path: target ?? address.slice(slash),
        headers: { host: address.slice(0, slash), ...headers },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text: bytes.toString() });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

async function writeFiles(directory: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    const path = join(directory, name);
    await mkdir(dirname(path), { recursive: true });
    if (name === '_site.json') {
      await writeFileAtomic(path, text);
      continue;
    }
    await writeFile(path, text);
    await writeFile(`${path}.br`, brotliCompressSync(text));
  }
}
