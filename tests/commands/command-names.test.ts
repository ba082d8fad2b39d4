import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
/** Those that npm itself runs have no door. */
const names = Object.keys(scripts)
  .filter((name) => name !== 'postinstall')
  .sort();
const namesIn = (pattern: string) =>
  globSync(pattern)
    .map((file) => basename(file, '.ts'))
    .sort();

test('each command of package.json has a door and a file of its name, and there is no other file', () => {
  expect(namesIn('scripts/*.ts')).toEqual(names);
  expect(namesIn('src/commands/*.ts')).toEqual(names);
  for (const name of names) {
    expect(scripts[name]).toBe(`node scripts/run.mjs ${name}`);
    expect(readFileSync(`scripts/${name}.ts`, 'utf8')).toContain(`'#commands/${name}.ts'`);
  }
});
