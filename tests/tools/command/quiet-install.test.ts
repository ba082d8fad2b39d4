import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const PROJECT = join(import.meta.dirname, '../../..');

test('[BLD-10] an install under an older Node ends with the next step, without warnings about engines', async () => {
  const root = await mkdtemp(join(tmpdir(), 'quiet-install-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const { name, version, scripts } = JSON.parse(await readFile(join(PROJECT, 'package.json'), 'utf8'));
  await mkdir(join(root, 'newer'));
  await writeFile(
    join(root, 'newer/package.json'),
    JSON.stringify({ name: 'newer', version: '1.0.0', engines: { node: '>=99' } }),
  );
  await writeFile(
    join(root, 'package.json'),
    JSON.stringify({ name, version, scripts, dependencies: { newer: 'file:./newer' } }),
  );
  // Values of the npm that runs this test would win over the file.
  const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !/^npm_/i.test(key)));
  const install = () =>
    promisify(execFile)('npm', ['install', '--install-links', '--offline'], { cwd: root, env });
  expect((await install()).stderr).toContain('EBADENGINE');
  await rm(join(root, 'node_modules'), { recursive: true });
  await cp(join(PROJECT, '.npmrc'), join(root, '.npmrc'));
  const { stdout, stderr } = await install();
  expect(stderr).toBe('');
  expect(stdout).toContain('Next: npm start');
}, 60_000);
