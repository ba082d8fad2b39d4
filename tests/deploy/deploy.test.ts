import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openEmbeddedQueue } from '#publisher/service/queue/embedded-queue.ts';

const UNITS = 'deploy/systemd';
const BACKUP = resolve('deploy', 'backup.sh');

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('a backup has queue, sites, releases and tenants, and takes old ones away', async () => {
  const folder = aFolder();
  const [data, tenants, target, restored] = ['data', 'tenants', 'backups', 'restored'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string];
  const files = {
    [join(data, 'sites/voltra/index.html')]: 'Voltra',
    [join(data, 'releases/voltra/1/release.json')]: '{}',
    [join(data, 'snapshots/voltra.sqlite')]: 'is made anew',
    [join(tenants, 'voltra/tenant.json')]: '{}',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
  }
  const open = openEmbeddedQueue(join(data, 'queue.sqlite'));
  onTestFinished(() => open.close());
  // It lies beside the file of the database until that is tidied up.
  await open.noteDataTime('voltra', '2026-01-15T10:00:00.000Z');
  const old = join(target, '2026-01-01T00-00-00Z');
  mkdirSync(old, { recursive: true });
  utimesSync(old, 0, 0);

  const said = execFileSync(BACKUP, [data, tenants, target, '3'], { encoding: 'utf8' }).trim();
  expect(readdirSync(target)).toEqual([said.split('/').at(-1)]);
  mkdirSync(restored);
  for (const name of ['data', 'tenants'])
    execFileSync('tar', ['-xzf', join(said, `${name}.tar.gz`), '-C', restored]);
  expect(readdirSync(restored).sort()).toEqual(['queue.sqlite', 'releases', 'sites', 'voltra']);
  const queue = openEmbeddedQueue(join(restored, 'queue.sqlite'));
  expect(await queue.dataTime('voltra')).toBe('2026-01-15T10:00:00.000Z');
  await queue.close();
});

test('units name scripts that are there', () => {
  const texts = readdirSync(UNITS).map((file) => readFileSync(join(UNITS, file), 'utf8'));
  const scripts = texts.flatMap((text) => text.match(/\b(?:scripts|deploy)\/[\w.-]+\.(?:ts|sh)\b/g) ?? []);
  expect(scripts).toHaveLength(3);
  for (const script of scripts) expect(existsSync(script), script).toBe(true);
});

const verifier = ['/usr/bin/systemd-analyze', '/bin/systemd-analyze'].find((file) => existsSync(file));

test.skipIf(!verifier)('systemd takes the units without a complaint (needs systemd-analyze)', () => {
  const folder = aFolder();
  const units = readdirSync(UNITS).map((name) => {
    const unit = join(folder, name);
    // Commands must be there: those of this folder, which is the machine's Node at least.
    const text = readFileSync(join(UNITS, name), 'utf8').replaceAll('/opt/storefront', process.cwd());
    writeFileSync(unit, text);
    return unit;
  });
  const { stdout, stderr } = spawnSync(verifier ?? '', ['verify', ...units], { encoding: 'utf8' });
  // A machine that systemd does not run says more, of itself.
  const complaints = `${stdout}${stderr}`.split('\n').filter((line) => line.includes(folder));
  expect(complaints).toEqual([]);
});
