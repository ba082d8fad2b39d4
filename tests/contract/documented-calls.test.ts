import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Call, SERVICE_BASE_PATHS } from '#contract/call/define-call.ts';
import { ALL_CALLS } from '#contract/calls/all-calls.ts';
import { aSandbox } from '../sandbox/a-sandbox.ts';
import { aShopSeed } from '../sandbox/a-shop.ts';
import { CORE_CALLS, type DocumentedCall, PRODUCT_CALLS } from './documented-calls.ts';

const PAGE = new URL('../../docs/calls.md', import.meta.url);

const DOCUMENTED = new Set([...CORE_CALLS, ...PRODUCT_CALLS].flatMap(({ calls }) => calls));

/** The paragraphs of every test. */
const TESTS = new Map(
  globSync('tests/{platform,sandbox}/**/*.test.ts')
    .sort()
    .map((file) => [file, readFileSync(file, 'utf8').split(/\n\n/)]),
);

/** The tests that the page names, by the name of the call. */
const NAMED = new Map(
  [
    ...(existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '').matchAll(
      /^\|.*\| `(\w+)` .*\| (tests\/\S+) *\|$/gm,
    ),
  ].map(([, name = '', file = '']) => [name, file]),
);

/** The method and the path of a call, below the shop's base path or with that of another service. */
function addressOf({ method, service = 'shop', path }: Call): string {
  return `${method} ${service === 'shop' ? '' : SERVICE_BASE_PATHS[service]}${path}`;
}

/**
 * Count of calls of the path in a test, its parameters filled in. GET is taken for granted; paths of the
 * cache service are those of the shop.
 */
function countCalls(file: string, { method, service = 'shop', path }: Call): number {
  if (/\/cache\.test/.test(file) !== (service === 'cache')) return 0;
  const filled = path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '(?:\\$\\{[^}]+\\}|[^/\'"`?\\s]+)');
  const written = new RegExp(`['"\`}](?:${SERVICE_BASE_PATHS[service]})?${filled}(?:['"\`?]|\\$\\{)`);
  const sent = method === 'GET' ? /./ : new RegExp(method === 'POST' ? "'POST'|sendForm\\(" : `'${method}'`);
  return TESTS.get(file)?.filter((part) => written.test(part) && sent.test(part)).length ?? 0;
}

/** The test that the page names where it still makes the call, else the one that makes it most. */
function testOf(name: string, call: Call): string | undefined {
  const named = NAMED.get(name);
  if (named !== undefined && countCalls(named, call) > 0) return named;
  const counts = [...TESTS.keys()]
    .map((file) => ({ file, count: countCalls(file, call) }))
    .filter(({ count }) => count > 0);
  return counts.toSorted((one, other) => other.count - one.count)[0]?.file;
}

function tableOf(rows: readonly DocumentedCall[]): string[] {
  const cells = rows.flatMap(({ says, calls }) =>
    calls.map((name) => {
      const call = ALL_CALLS[name];
      return [
        says,
        `\`${name}\``,
        call ? `\`${addressOf(call)}\`` : 'missing',
        (call && testOf(name, call)) ?? 'none',
      ];
    }),
  );
  return alignedTable(['in the documents', 'in the contract', 'method and path', 'test'], cells);
}

function alignedTable(head: string[], rows: string[][]): string[] {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)];
}

test('every call of the documents is in the contract', () => {
  expect([...DOCUMENTED].filter((name) => !(name in ALL_CALLS))).toEqual([]);
});

test('every call of the contract has a test that names its path', () => {
  expect(
    Object.entries(ALL_CALLS).flatMap(([name, call]) =>
      testOf(name, call) ? [] : [`${name}: ${addressOf(call)}`],
    ),
  ).toEqual([]);
});

test('every call of the contract has a route in the sandbox', async () => {
  const sandbox = await aSandbox([aShopSeed()]);
  for (const [name, call] of Object.entries(ALL_CALLS)) {
    const path = SERVICE_BASE_PATHS[call.service ?? 'shop'] + call.path.replace(/\{\w+\}/g, '1');
    const { status } = await fetch(sandbox.url + path, { method: call.method });
    // The geocoders know no shops, so no key: without a query they refuse it.
    expect([name, status]).toEqual([
      name,
      call.service === 'openstreetmap' || call.service === 'yandex' ? 400 : 401,
    ]);
  }
});

test('docs/calls.md is the table of all that', async () => {
  const rest = Object.keys(ALL_CALLS).filter((name) => !DOCUMENTED.has(name));
  const lines = [
    '# Calls',
    '',
    'Every call that the two documents of the storefront name, what it is in the contract',
    '(`src/contract`), and a test that makes it. Paths stand below `/market-api` unless they begin with the',
    'path of another service. This page is made from `tests/contract/documented-calls.ts` by',
    '`npx vitest run tests/contract -u`, and a test compares it. What each call takes, answers and refuses',
    'stands in the OpenAPI document (`npm run openapi`); `npm run conformance` checks any platform against it.',
    '',
    '## Core document',
    '',
    ...tableOf(CORE_CALLS),
    '',
    '## Document of products',
    '',
    ...tableOf(PRODUCT_CALLS),
    '',
    '## Calls that the documents imply',
    '',
    'Screens and rules of the documents need these, though no list has them.',
    '',
    ...tableOf(rest.map((name) => ({ says: ALL_CALLS[name]?.summary ?? '', calls: [name] }))),
    '',
  ];
  await expect(lines.join('\n')).toMatchFileSnapshot('../../docs/calls.md');
});
