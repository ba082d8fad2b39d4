import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CONSOLE_LOG } from '#lib/log/text-log.ts';
import { listen } from '#lib/port.ts';
import { CALL_LIMITS } from '#publisher/environment/call-limits.ts';
import { formatSiteFile, siteFileSchema } from '#publisher/publish/protocol/site-file.ts';
import { caddyConfiguration } from '#publisher/serve/caddy/configuration.ts';
import { RATES, type WebServerSetup } from '#publisher/serve/configuration/setup.ts';
import { CONNECTION_LIMITS } from '#publisher/serve/embedded/connection.ts';
import { startServer } from '#publisher/serve/embedded/server.ts';
import { listServedSites } from '#publisher/serve/embedded/site.ts';
import { nginxConfiguration } from '#publisher/serve/nginx/configuration.ts';
import { isInstalled, type Program, startProgram } from '#tools/bench/serve/web-server-process.ts';

/** A page that is worth packing; `marker` tells which one it is. */
export const pageOf = (marker: string) =>
  `<!doctype html><title>${marker}</title>${'<p>words </p>'.repeat(40)}`;

/** Dictionaries of pages: what is offered in Russian, what was before, and that of the other shop. */
export const DICTIONARIES = ['new', 'old', 'other'].map((name) => {
  const text = pageOf(`words of the ${name} frame`);
  const sha256 = hash('sha256', text, 'base64');
  return { file: `/_astro/dictionary-ru.${name}.txt`, text, sha256 };
});
const [NEW, OLD, OTHER] = DICTIONARIES.map(({ file, sha256 }) => ({ file, sha256 }));

export const FIRST = siteFileSchema.parse({
  platformUrl: 'http://127.0.0.1:9',
  tenant: 'first',
  subdomain: 'voltra',
  host: 'www.voltra.example',
  languages: ['ru', 'uz', 'en'],
  scriptHashes: ['sha256-q0q0q0q0q0q0q0q0q0q0q0q0q0q0q0q0q0q0q0q0q0o='],
  frameOrigins: ['https://admin.example'],
  captchaOrigins: ['https://challenges.cloudflare.com'],
  analytics: ['google-analytics', 'yandex-metrika'],
  fixedFiles: { 'favicon.ico': '/_astro/icon.1a2b.ico', 'apple-touch-icon.png': '/_astro/touch.1a2b.png' },
  dictionaries: { ru: [NEW, OLD] },
});
export const SECOND = siteFileSchema.parse({
  platformUrl: 'http://127.0.0.1:9',
  tenant: 'second',
  subdomain: 'nafis',
  languages: ['uz', 'ru'],
  dictionaries: { ru: [OTHER] },
});

/** The servers that the suite is for, and whether this machine has them. */
export const SERVERS: readonly [name: string, isThere: boolean][] = [
  ['embedded', true],
  ['nginx', isInstalled('nginx')],
  ['caddy', isInstalled('caddy')],
];

/** Staged preview of a product's page of the first shop. */
export const STAGED_PAGE = 'voltra to come';

const PAGES = [
  'index',
  'product/7',
  'category/phones',
  'category/index',
  'page/a b',
  'page/кулоллар',
  'search',
  'order-details',
  'checkout/done',
  'catalogue-menu',
  'overlay/confirm',
  'dmp-offerta',
  '404',
];

function filesOf(name: string, prefixes: readonly string[]): Record<string, string> {
  const pages = prefixes.flatMap((prefix) =>
    PAGES.map((page) => [prefix && page === 'index' ? `${prefix}.html` : join(prefix, `${page}.html`), page]),
  );
  return {
    ...Object.fromEntries(pages.map(([file = '', page]) => [file, pageOf(`${name} ${file} ${page}`)])),
    'robots.txt': 'User-agent: *\n'.repeat(20),
    'sitemap.xml': '<urlset/>'.repeat(20),
    'sitemap/pages-1.xml': '<urlset/>'.repeat(30),
    'uz/llms.txt': '# Shop\n'.repeat(20),
    'product/7.md': '# Kettle\n'.repeat(20),
    'feed/catalogue.jsonl': '{"a":1}\n'.repeat(20),
    'logo.webp': 'webp '.repeat(40),
    'build.json': '{"release":1}',
    'empty.txt': '',
    'hidden/.env': 'SECRET=1',
    '.htaccess': 'secret',
  };
}

const ASSETS = {
  '_astro/app.3f2a.js': 'let a = 1;\n'.repeat(40),
  '_astro/app.3f2a.css': 'a { color: red }\n'.repeat(40),
  '_astro/icon.1a2b.ico': 'icon '.repeat(40),
  '_astro/touch.1a2b.png': 'png '.repeat(40),
  'icons/6.svg': `<svg>${' '.repeat(200)}</svg>`,
  ...Object.fromEntries(DICTIONARIES.map(({ file, text }) => [file.slice(1), text])),
  'sw.js': 'self.a = 1;\n'.repeat(40),
};

/** A server under test. */
interface Subject {
  port: number;
  /** Complaints of the server. */
  errors(): string;
  stop(): Promise<void>;
}

/** Limits that a test can wait for, in milliseconds. */
export const LIMITS = { ...CONNECTION_LIMITS, idleTime: 1500, headTime: 700, requestTime: 3000 };

/** Two shops on disk, a platform that notes what reaches it, and the servers that are on this machine. */
export async function aServedWorld() {
  const root = mkdtempSync(join(tmpdir(), 'served-'));
  const seen: string[] = [];
  const platform = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    seen.push(
      `${request.method} ${request.url} ${request.headers['x-forwarded-for']} ${body.slice(0, 100)}`.trim(),
    );
    if (request.url?.startsWith('/market-api/media/')) {
      const type = request.headers.accept?.split(',', 1)[0] ?? 'image/jpeg';
      response.writeHead(200, { 'content-type': type, vary: 'Accept', etag: `"${type}"` }).end('picture');
      return;
    }
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ url: request.url, key: request.headers['security-key'] }));
  });
  const platformUrl = `http://127.0.0.1:${await listen(platform, 0, '127.0.0.1')}`;
  const write = (file: string, text: string) => {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    if (/\.(html|js|css|svg|md|jsonl)$/.test(file)) writeFileSync(`${path}.br`, brotliCompressSync(text));
  };
  for (const [site, prefixes] of [
    [FIRST, ['', 'uz', 'en']],
    [SECOND, ['', 'ru']],
  ] as const) {
    for (const [file, text] of Object.entries(filesOf(site.subdomain, prefixes)))
      write(`sites/${site.tenant}/${file}`, text);
    const file = formatSiteFile({ ...site, platformUrl });
    write(`sites/${site.tenant}/_site.json`, file);
  }
  write('staged/7.html', pageOf(STAGED_PAGE));
  for (const [file, text] of Object.entries(ASSETS)) write(`assets/${file}`, text);
  const folders = { sitesDirectory: join(root, 'sites'), assetsDirectory: join(root, 'assets') };
  const embedded = await startServer({
    ...folders,
    port: 0,
    host: '127.0.0.1',
    securityKey: (tenant) => `key of ${tenant}`,
    trustProxy: true,
    stagedPreview: ({ tenant }, file) =>
      ({ 'first/product/7.html': join(root, 'staged/7.html'), 'first/search.html': join(root, 'gone.html') })[
        `${tenant}${file.split(tenant, 2)[1]}`
      ],
    limits: LIMITS,
    // It tells of the reports that it was sent.
    log: { ...CONSOLE_LOG, warn() {} },
    hostSuffixes: ['localhost', 'shops.example'],
    before(request, response) {
      const isHook = request.url?.startsWith('/hooks/') === true;
      if (isHook) response.writeHead(202).end('taken');
      return isHook;
    },
  });
  const setup = async (): Promise<WebServerSetup> => ({
    root,
    shops: await listServedSites(folders.sitesDirectory, { hostSuffixes: ['localhost', 'shops.example'] }),
    listen: '8080',
    proxies: ['127.0.0.1'],
    host: `127.0.0.1:${embedded.port}`,
    limits: LIMITS,
    // One address asks for everything here.
    callLimits: CALL_LIMITS,
    rates: { ...RATES, files: { perSecond: 1000, burst: 100_000 } },
  });
  const subjects = new Map<string, Subject>([
    ['embedded', { port: embedded.port, errors: () => '', stop: () => embedded.close() }],
  ]);
  const start = async (program: Program, more: Partial<WebServerSetup> = {}): Promise<Subject> => {
    const own = { ...(await setup()), ...more };
    return startProgram(program, (listen) =>
      program === 'nginx' ? nginxConfiguration({ ...own, listen }) : caddyConfiguration({ ...own, listen }),
    );
  };
  await Promise.all(
    (['nginx', 'caddy'] as const).map(async (program) => {
      if (isInstalled(program)) subjects.set(program, await start(program));
    }),
  );
  return {
    root,
    subjects,
    seen,
    platformUrl,
    write,
    setup,
    /** Starts one more, with a setup of its own. */
    start,
    async close() {
      await Promise.all([...subjects.values()].map(({ stop }) => stop()));
      platform.closeAllConnections();
      platform.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
