import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { offlinePath } from '#domain/link/paths.ts';
import { compileWorker } from '#publisher/render/compile/compile-worker.ts';
import { purposeOf } from '#publisher/render/compile/script-purpose.ts';
import { WORKER_BUDGET } from '#tools/gate/page-weight.ts';

const folder = mkdtempSync(join(tmpdir(), 'worker-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the service worker is one small classic script, made of modules that have a purpose', async () => {
  const sources = await compileWorker(process.cwd(), folder);
  const code = readFileSync(join(folder, 'sw.js'), 'utf8');
  expect(code).not.toMatch(/\b(?:import|export)\b|importScripts/);
  expect(code).toContain(offlinePath());
  expect(brotliCompressSync(code).length).toBeLessThan(WORKER_BUDGET);
  expect(sources['sw.js']).toContain('src/storefront/service-worker/main.ts');
  expect(sources['sw.js']?.filter((module) => !purposeOf(module))).toEqual([]);
});
