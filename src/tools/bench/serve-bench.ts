import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { productPath } from '#domain/link/paths.ts';
import { percentile } from '#lib/percentile.ts';
import { buildShops } from '#publisher/build/build-shops.ts';
import { directoriesBelow } from '#publisher/build/directories.ts';
import { CALL_LIMITS } from '#publisher/environment/call-limits.ts';
import { readEnvironment } from '#publisher/environment/environment.ts';
import { caddyConfiguration } from '#publisher/serve/caddy/configuration.ts';
import { RATES, type WebServerSetup } from '#publisher/serve/configuration/setup.ts';
import { CONNECTION_LIMITS } from '#publisher/serve/embedded/connection.ts';
import { listServedSites } from '#publisher/serve/embedded/site.ts';
import { nginxConfiguration } from '#publisher/serve/nginx/configuration.ts';
import { COMPILED_ONCE } from '#tools/stack/compiled-once.ts';
import { benchTenant } from './baseline/bench-tenant.ts';
import { cpuMs } from './load/cpu-time.ts';
import { startSandboxProcess } from './load/sandbox-process.ts';
import { startEmbedded } from './serve/embedded-process.ts';
import { headOf, requestOf, sendFor } from './serve/requests.ts';
import { isInstalled, startProgram } from './serve/web-server-process.ts';

/** Requests: a page as Brotli, one that the browser has, one as gzip, a script of all shops. */
export const ASKED = ['page', 'known page', 'page as gzip', 'script'] as const;
export type Asked = (typeof ASKED)[number];

/** Medians over the rounds. A core's second is a second of processor time of the server alone. */
export interface ServedFigures {
  requestsPerSecond: number;
  requestsPerCoreSecond: number;
  /** Against the embedded server, by core's seconds. */
  ratio: number;
  kilobytesPerRequest: number;
  faults: number;
}

/** Figures that `npm run bench -- serve --json FILE` writes. */
export interface ServeBench {
  pages: number;
  rounds: number;
  seconds: number;
  /** By what was asked for, then by server: `embedded`, `nginx`, `caddy`. */
  figures: Record<Asked, Record<string, ServedFigures>>;
}

export interface ServeBenchOptions {
  products: number;
  rounds: number;
  /** Length of one run. */
  seconds: number;
  onStep: (step: string) => void;
}

const CONNECTIONS = 32;
/** Rates that no run reaches: one address asks for all. */
const NO_LIMIT = { perSecond: 1_000_000, burst: 1_000_000 };
const HOST = `${benchTenant.subdomain}.localhost`;

interface Server {
  name: string;
  pid: number;
  port: number;
  stop(): Promise<void>;
}

/**
 * Serves the same built shop by the embedded server, nginx and Caddy, each on one core, and asks each in turn
 * for pages, round by round.
 */
export async function benchServe({
  products,
  rounds,
  seconds,
  onStep,
}: ServeBenchOptions): Promise<ServeBench> {
  mkdirSync('var', { recursive: true });
  const dataDirectory = mkdtempSync(join(process.cwd(), 'var', 'serve-'));
  const servers: Server[] = [];
  try {
    const paths = await build(dataDirectory, products, onStep);
    servers.push(...(await startAll(dataDirectory, onStep)));
    const runs: {
      server: string;
      asked: Asked;
      perSecond: number;
      perCore: number;
      kb: number;
      faults: number;
    }[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      onStep(`round ${round} of ${rounds}`);
      for (const asked of ASKED)
        for (const server of servers) {
          const { requests, status } = await requestsFor(asked, server.port, paths);
          const before = await cpuMs(server.pid);
          const run = await sendFor(server.port, requests, { connections: CONNECTIONS, seconds, status });
          const cpu = ((await cpuMs(server.pid)) - before) / 1000;
          runs.push({
            server: server.name,
            asked,
            perSecond: run.requests / run.seconds,
            perCore: run.requests / Math.max(cpu, 0.01),
            kb: run.bytes / run.requests / 1024,
            faults: run.faults,
          });
        }
    }
    const figuresOf = (asked: Asked) => {
      const medians = servers.map(({ name }) => {
        const own = runs.filter((run) => run.asked === asked && run.server === name);
        const median = (of: (run: (typeof own)[number]) => number) => percentile(own.map(of), 0.5);
        const faults = own.reduce((sum, run) => sum + run.faults, 0);
        return {
          name,
          perSecond: median((run) => run.perSecond),
          perCore: median((run) => run.perCore),
          kb: median((run) => run.kb),
          faults,
        };
      });
      const embedded = medians[0]?.perCore ?? 1;
      return Object.fromEntries(
        medians.map(({ name, perSecond, perCore, kb, faults }): [string, ServedFigures] => [
          name,
          {
            requestsPerSecond: Math.round(perSecond),
            requestsPerCoreSecond: Math.round(perCore),
            ratio: Math.round((perCore / embedded) * 10) / 10,
            kilobytesPerRequest: kb,
            faults,
          },
        ]),
      );
    };
    const figures = Object.fromEntries(ASKED.map((asked) => [asked, figuresOf(asked)]));
    return { pages: paths.pages.length, rounds, seconds, figures: figures as ServeBench['figures'] };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

interface Paths {
  pages: readonly string[];
  scripts: readonly string[];
}

/** Builds a generated shop; gives the paths of its products and of the scripts. */
async function build(
  dataDirectory: string,
  products: number,
  onStep: (step: string) => void,
): Promise<Paths> {
  onStep(`building a shop of ${products} variations`);
  const sandbox = await startSandboxProcess(join(dataDirectory, 'sandbox.sqlite'), products);
  try {
    const env = { STOREFRONT_DATA: dataDirectory, PLATFORM_URL: sandbox.url, PICTURE_HOSTS: 'trust' };
    const directories = directoriesBelow(dataDirectory);
    await buildShops({
      tenants: [benchTenant],
      environment: readEnvironment(env),
      compiledDirectory: COMPILED_ONCE,
    });
    const folder = join(directories.site(benchTenant.name), 'product');
    const pages = readdirSync(folder).flatMap((file) => /^(\d+)\.html$/.exec(file)?.[1] ?? []);
    const scripts = readdirSync(join(directories.assets, '_astro')).filter((file) => file.endsWith('.js'));
    return {
      pages: pages.map((id) => productPath(Number(id))),
      scripts: scripts.map((file) => `/_astro/${file}`),
    };
  } finally {
    await sandbox.stop();
  }
}

async function startAll(dataDirectory: string, onStep: (step: string) => void): Promise<Server[]> {
  const embedded = await startEmbedded(dataDirectory);
  const servers: Server[] = [{ name: 'embedded', ...embedded }];
  const shops = await listServedSites(directoriesBelow(dataDirectory).sites);
  for (const program of ['nginx', 'caddy'] as const) {
    if (!isInstalled(program)) {
      onStep(`${program} is not on this machine`);
      continue;
    }
    const setup: Omit<WebServerSetup, 'listen'> = {
      root: dataDirectory,
      shops,
      proxies: [],
      host: `127.0.0.1:${embedded.port}`,
      limits: CONNECTION_LIMITS,
      callLimits: CALL_LIMITS,
      rates: { ...RATES, files: NO_LIMIT, calls: NO_LIMIT },
    };
    const running = await startProgram(program, (listen) =>
      program === 'nginx'
        ? nginxConfiguration({ ...setup, listen })
        : caddyConfiguration({ ...setup, listen }),
    );
    servers.push({ name: program, ...running });
  }
  return servers;
}

async function requestsFor(asked: Asked, port: number, { pages, scripts }: Paths) {
  if (asked === 'script')
    return {
      requests: scripts.map((path) => requestOf(HOST, path, { 'accept-encoding': 'br' })),
      status: 200,
    };
  const encoding = asked === 'page as gzip' ? 'gzip' : 'br';
  if (asked !== 'known page')
    return {
      requests: pages.map((path) => requestOf(HOST, path, { 'accept-encoding': encoding })),
      status: 200,
    };
  const requests = [];
  for (const path of pages) {
    const headers = { 'accept-encoding': encoding };
    const [, etag = ''] =
      /\r\netag: (.+)\r\n/i.exec(await headOf(port, requestOf(HOST, path, headers))) ?? [];
    requests.push(requestOf(HOST, path, { ...headers, 'if-none-match': etag }));
  }
  return { requests, status: 304 };
}
