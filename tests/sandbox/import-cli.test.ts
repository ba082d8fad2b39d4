import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readTenants } from '#publisher/tenants/read-tenants.ts';
import { runImport } from '#sandbox/import-cli.ts';
import { printedErrors } from '../printed.ts';
import { aFeed, aFeedFile, anOffer, writeLargeFeed } from './a-feed.ts';
import { aSandbox, aTemporaryFile } from './a-sandbox.ts';

// Most tests start a process of their own.
vi.setConfig({ testTimeout: 120_000 });

const SCRIPT = resolve('scripts/sandbox.ts');

interface Ended {
  code: number | null;
  out: string;
  errors: string;
}

/** Runs `sandbox import` in a process of its own and in a folder of its own. */
async function run(
  args: readonly string[],
  { folder, limits = [] }: { folder?: string; limits?: readonly string[] } = {},
): Promise<Ended> {
  const cwd = folder ?? dirname(await aTemporaryFile('x'));
  const child = spawn(process.execPath, [...limits, SCRIPT, 'import', ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let out = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const exit = await new Promise<number | null>((done) => child.once('close', done));
  return { code: exit, out, errors };
}

/** Runs `sandbox import` in this process, which is faster; what it says on standard error is not printed. */
async function runHere(args: readonly string[]): Promise<{ code: unknown; errors: string }> {
  const before = process.exitCode;
  const errors = printedErrors();
  try {
    await runImport(args);
    return { code: process.exitCode, errors: errors.join('\n') };
  } finally {
    process.exitCode = before;
  }
}

test('it says what came into the file and what the storefront needs, and the shop is served', async () => {
  const file = await aTemporaryFile('sandbox.sqlite');
  const { code, out } = await run([await aFeedFile(aFeed()), '--tenant', 'romashka', '--file', file]);
  expect(code).toBe(0);
  expect(out).toContain('Ромашка is in');
  expect(out).toContain('(security key romashka-key): 1 products, 1 variations, 1 categories');
  expect(out).toContain('write this to tenants/romashka/tenant.json, or import with --write-tenant');
  expect(existsSync(`${file}.import`)).toBe(false);
  const sandbox = await aSandbox([], file);
  expect((await sandbox.call('romashka-key', '/products')).json.items).toHaveLength(1);
});

test('--write-tenant writes the tenant file once, and the storefront can read it', async () => {
  const folder = dirname(await aTemporaryFile('x'));
  const args = [
    await aFeedFile(aFeed()),
    '--tenant',
    'romashka',
    '--file',
    join(folder, 'sandbox.sqlite'),
    '--key',
    'my-key',
    '--language',
    'uz',
    '--write-tenant',
  ];
  expect((await run(args, { folder })).out).toContain('Wrote tenants/romashka/tenant.json.');
  const [tenant] = readTenants({ directory: join(folder, 'tenants'), env: {} });
  expect(tenant).toMatchObject({
    name: 'romashka',
    subdomain: 'romashka',
    securityKey: 'my-key',
    languages: ['uz'],
  });
  expect((await run(args, { folder })).out).toContain('tenants/romashka/tenant.json is there already');
});

test('what was left out and what was put right is told by reason, with counts and lines; the report has all', async () => {
  const folder = dirname(await aTemporaryFile('x'));
  const offers = [
    anOffer({ id: 'good', more: '<oldprice>-</oldprice>' }),
    ...Array.from({ length: 60 }, (_, id) => anOffer({ id: `bad-${id}`, price: '' })),
  ].join('\n');
  const { code, out, errors } = await run([
    await aFeedFile(aFeed({ offers })),
    '--tenant',
    'a',
    '--file',
    join(folder, 's.sqlite'),
    '--report',
    join(folder, 'report.tsv'),
  ]);
  expect(code).toBe(0);
  expect(errors).toContain(
    'Left out: 60\n  60 × it has no price\n    line 10, offer bad-0; line 11, offer bad-1;',
  );
  expect(errors).toContain('line 14, offer bad-4; and 55 more\n');
  expect(errors).toContain(
    'Put right: 1\n  1 × its oldprice is no number and was left out\n    line 9, offer good (-)',
  );
  expect(errors).toContain(`All are in ${join(folder, 'report.tsv')}.`);
  expect(out).toContain('Left out: 60; put right: 1; off sale in the feed: 0.');
  const lines = (await readFile(join(folder, 'report.tsv'), 'utf8')).trimEnd().split('\n');
  expect(lines[0]).toBe('line\twhat\toutcome\treason\tvalue');
  expect(lines).toHaveLength(62);
  expect(lines[1]).toBe('9\toffer good\tput right\tits oldprice is no number and was left out\t-');
  expect(lines[61]).toBe('69\toffer bad-59\tleft out\tit has no price');
});

test('a feed of which nothing is left is reported, too', async () => {
  const folder = dirname(await aTemporaryFile('x'));
  const feed = await aFeedFile(aFeed({ offers: anOffer({ id: '1', price: '' }) }));
  const { code, errors } = await run([
    feed,
    '--tenant',
    'a',
    '--file',
    join(folder, 's.sqlite'),
    '--report',
    join(folder, 'report.tsv'),
  ]);
  expect(code).toBe(1);
  expect(errors).toContain('The feed has no offer that can be sold');
  expect(await readFile(join(folder, 'report.tsv'), 'utf8')).toBe(
    'line\twhat\toutcome\treason\tvalue\n9\toffer 1\tleft out\tit has no price\t\n',
  );
});

test.each([
  ['no feed', ['--tenant', 'a'], /Name the feed to import/],
  ['no tenant', ['feed.xml'], /Name the shop that the feed is for: --tenant NAME/],
  ['a wrong tenant', ['feed.xml', '--tenant', 'A b'], /not "A b"/],
  [
    'a wrong language',
    ['feed.xml', '--tenant', 'a', '--language', 'de'],
    /--language must be one of ru, uz, en, not "de"/,
  ],
  [
    'a wrong rate',
    ['feed.xml', '--tenant', 'a', '--rate', 'USD'],
    /--rate must be like USD=12500, not "USD"/,
  ],
  ['a wrong currency', ['feed.xml', '--tenant', 'a', '--currency', 'soum'], /--currency must be like UZS/],
  ['a feed that is not there', ['nothing.xml', '--tenant', 'a'], /There is no file nothing.xml/],
  [
    'the address of a feed',
    ['https://shop.example/feed.xml', '--tenant', 'a'],
    /Fetch it first: curl -o feed.xml/,
  ],
  ['an unknown option', ['feed.xml', '--colour', 'red'], /'--colour'[\s\S]*--tenant NAME/],
])('%s is refused in a sentence', async (_, args, message) => {
  const { code, errors } = await runHere([...args, '--file', await aTemporaryFile('sandbox.sqlite')]);
  expect(code).toBe(1);
  expect(errors).toMatch(message);
  expect(errors).not.toContain('    at ');
});

test('a refused import ends its process with 1, and --help with 0', async () => {
  expect(await run([])).toMatchObject({ code: 1, errors: expect.stringContaining('Name the feed') });
  const { code, out } = await run(['--help']);
  expect(code).toBe(0);
  expect(out).toMatch(/import FEED\.\.\. --tenant NAME[\s\S]*--report FILE[\s\S]*USD 12 000/);
});

test('a feed larger than the heap is imported, since no part of it is held longer than needed', async () => {
  const folder = dirname(await aTemporaryFile('x'));
  await mkdir(folder, { recursive: true });
  await writeLargeFeed(join(folder, 'feed.xml'), 8_000);
  const { code, out } = await run(
    [join(folder, 'feed.xml'), '--tenant', 'big', '--file', join(folder, 's.sqlite')],
    // 17 MB of feed, and 20 MB that an import of a tenth of it takes; its text alone would not fit.
    { limits: ['--max-old-space-size=28', '--max-semi-space-size=2'] },
  );
  expect(code).toBe(0);
  expect(out).toContain('1 600 products, 8 000 variations, 200 categories');
});
