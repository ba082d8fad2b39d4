import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkVerbs } from '#tools/gate/check-verbs.ts';

test('a function is found that calls the network through another module, and a use that is no hook', () => {
  const folder = mkdtempSync(join(tmpdir(), 'verbs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const ask = write('ask.ts', "export const getOne = () => fetch('/one');\n");
  const faulty = write(
    'faulty.ts',
    `import { getOne as one } from './ask.ts';
export async function readOne() {
  return await one();
}
export const readFile = (file: string) => file;
export const reader = () => one();
export const useOne = () => one();
export const useTwo = () => useOne();
`,
  );
  expect(checkVerbs([ask, faulty])).toEqual([
    `${faulty}:2 readOne: it calls the network, so its verb is get, list or send`,
    `${faulty}:7 useOne: use is for React hooks`,
  ]);
});
