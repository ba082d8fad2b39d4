import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = process.cwd();
const RECIPE = readFileSync('docs/recipes/call.md', 'utf8');

/** The files that the recipe names, each with what goes into it. */
const STEPS = [...RECIPE.matchAll(/^\d\. \*\*\w+\*\*, in `([^`]+)`.*?\n {3}```ts\n(.*?) {3}```/gms)].map(
  ([, file = '', code = '']) => ({ file, code }),
);

/** Asks for a supplier that there is and for one that there is not. */
const ASK = `
import { ALL_CALLS } from '#contract/calls/all-calls.ts';
import { withoutSchemas } from '#publisher/render/compile/contract-calls.ts';
import { startSandbox } from '#sandbox/start-sandbox.ts';
import { ALL_CASES } from '#tools/conformance/all-cases.ts';
import { aShopSeed } from './tests/sandbox/a-shop.ts';

const { getSupplier } = ALL_CALLS;
const sandbox = await startSandbox({ file: 'sandbox.sqlite', port: 0, shops: [aShopSeed()], checkAnswers: true });
const ask = async (id) => {
  const headers = { 'security-key': 'shop-key' };
  const response = await fetch(sandbox.url + '/market-api/supplier/' + id, { headers });
  const { id: found, field } = await response.json();
  return [response.status, found ?? field];
};
const answers = [await ask(1), await ask(999)];
await sandbox.close();
console.log(JSON.stringify({
  example: getSupplier.answer.safeParse(getSupplier.example.answer).success,
  cases: ALL_CASES.filter(({ call }) => call === getSupplier).length,
  answers,
  inBrowser: await withoutSchemas("import { getSupplier } from '#contract/market/market.ts';", process.cwd()),
}));
`;

let copy: string;

beforeAll(() => {
  mkdirSync('var', { recursive: true });
  copy = mkdtempSync(join(ROOT, 'var', 'test-'));
  for (const entry of ['package.json', 'src', 'tests/sandbox/a-shop.ts', 'tests/sandbox/a-trade.ts'])
    cpSync(join(ROOT, entry), join(copy, entry), { recursive: true });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Follows a step: a call goes to the end of its file, an entry to the end of its list. */
function follow({ file, code }: { file: string; code: string }): void {
  const before = readFileSync(file, 'utf8');
  const lines = code.replaceAll(/^ {3}/gm, '');
  const listed = before.replace(/^\];\n/m, () => `${lines}];\n`).replace('getStaticPage,', '$& getSupplier,');
  writeFileSync(file, lines.startsWith('export') ? before + lines : listed);
}

test('the recipe of a call touches three files, and gives a call that all sides know', async () => {
  expect(STEPS.map(({ file }) => file.split('/')[1])).toEqual(['contract', 'platform', 'tools']);
  for (const { file, code } of STEPS) follow({ file: join(copy, file), code });
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', ASK], {
    cwd: copy,
  });
  expect(JSON.parse(stdout)).toEqual({
    example: true,
    cases: 1,
    answers: [
      [200, 1],
      [404, 'supplierId'],
    ],
    inBrowser: expect.stringMatching(/"path":"\/supplier\/\{supplierId\}","shape":\{"id":4,"name":1/),
  });
});
