import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { staleInstall } from '#tools/command/stale-install.mjs';

async function anInstall(wanted: object, installed?: object) {
  const root = await mkdtemp(join(tmpdir(), 'install-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'node_modules'));
  await writeFile(
    join(root, 'package-lock.json'),
    JSON.stringify({ packages: { '': { name: 'x' }, ...wanted } }),
  );
  if (installed)
    await writeFile(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  return root;
}

test('packages that are as the lock file wants them are left alone', async () => {
  const zod = { 'node_modules/zod': { version: '4.6.7' } };
  expect(staleInstall(await anInstall(zod, zod))).toBeUndefined();
});

test('nothing installed, another version and a missing package are reasons to install', async () => {
  const zod = { 'node_modules/a/node_modules/zod': { version: '4.6.7' } };
  expect(staleInstall(await anInstall(zod))).toBe('nothing is installed yet');
  expect(
    staleInstall(await anInstall(zod, { 'node_modules/a/node_modules/zod': { version: '4.6.6' } })),
  ).toBe('zod 4.6.7 is wanted, 4.6.6 is there');
  expect(staleInstall(await anInstall(zod, {}))).toBe('zod 4.6.7 is wanted, nothing is there');
});

test('a package for another kind of machine may be missing', async () => {
  expect(
    staleInstall(await anInstall({ 'node_modules/fsevents': { version: '2.3.3', optional: true } }, {})),
  ).toBeUndefined();
});
