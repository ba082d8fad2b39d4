import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { commandCodes } from '#tools/conformance/probe/code-source.ts';
import { aTemporaryFile, type TestSandbox } from '../../sandbox/a-sandbox.ts';
import { aFullSandbox } from './a-run.ts';

/** Runs the command as a person does. */
async function run(
  { url }: Pick<TestSandbox, 'url'>,
  ...args: string[]
): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const program = [
      'scripts/conformance.ts',
      '--url',
      url,
      '--tenant',
      'shop',
      '--key',
      'shop-key',
      ...args,
    ];
    execFile(process.execPath, program, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });
}

test('the command prints each call, and what differs with its field; its exit code says whether something does', async () => {
  const sandbox = await aFullSandbox();
  const good = await run(sandbox);
  expect([good.code, good.err]).toEqual([0, '']);
  expect(good.out).toContain('✓ GET    /brands                                  listBrands, ');
  expect(good.out).toContain(
    '– POST   /customer                                registerCustomer, skipped: it changes something: ' +
      'give --write',
  );
  expect(good.out).toContain(
    '– GET    /profile                                 getProfile, skipped: nobody is signed in',
  );
  expect(good.out).toMatch(
    /\n\d+ calls are as the contract says, 0 differ, \d+ were not checked whole; \d+ requests in \d+\.\d s\.\n$/,
  );

  await sandbox.control('PUT', '/faults', [{ kind: 'wrong-field', path: '/brands', field: 'items.0.slug' }]);
  const file = await aTemporaryFile('results.json');
  const bad = await run(sandbox, '--json', file);
  expect(bad.code).toBe(1);
  expect(bad.out).toMatch(
    /✗ GET {4}\/brands .*\n {4}✗ its answer\n {8}items\.0\.slug: expected .*string.*, got \{"wrong":true\}\n/,
  );
  const report = JSON.parse(await readFile(file, 'utf8'));
  expect(report).toMatchObject({ url: sandbox.url, tenant: 'shop', differ: 1 });
  const brands = report.calls.find(({ name }: { name: string }) => name === 'listBrands');
  expect(brands.checks[0]).toMatchObject({
    what: 'its answer',
    status: 'differs',
    differences: [{ field: 'items.0.slug', got: '{"wrong":true}' }],
  });
}, 60_000);

test('without an address it says what is missing; where nothing answers it says so', async () => {
  const nothing = await run({ url: '' });
  expect([nothing.code, nothing.err]).toEqual([
    1,
    '--url, --tenant and --key must be given: see npm run conformance -- --help.\n',
  ]);
  const nobody = await run({ url: 'http://127.0.0.1:1' });
  expect(nobody.code).toBe(1);
  expect(nobody.err).toContain('http://127.0.0.1:1 cannot be reached');
}, 60_000);

test('a wrong key, address or password is said at once, instead of what follows from it', async () => {
  const sandbox = await aFullSandbox();
  const wrongKey = await run(sandbox, '--key', 'nobody');
  expect([wrongKey.code, wrongKey.out]).toEqual([1, '']);
  expect(wrongKey.err).toContain(
    '/market-api/market-data was answered with 403, wrong-key: No shop has the security key',
  );
  expect(wrongKey.err).toContain('Check --key.');
  const noPlatform = await run({ url: `${sandbox.url}/docs` });
  expect([noPlatform.code, noPlatform.out]).toEqual([1, '']);
  expect(noPlatform.err).toContain('Check --url: it ends before /market-api.');
  const stranger = await run(sandbox, '--username', '998901112233', '--password', 'wrong1');
  expect([stranger.code, stranger.out]).toEqual([1, '']);
  expect(stranger.err).toContain('998901112233 cannot sign in to shop: 422, wrong-credentials');
}, 60_000);

test('codes come from a command of the operator', async () => {
  expect(await commandCodes('echo code of $PHONE').codeFor('+998901234567')).toBe('code of +998901234567');
  await expect(commandCodes('true').codeFor('+998901234567')).rejects.toThrow(
    'the command for codes printed nothing',
  );
});
