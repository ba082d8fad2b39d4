import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkReadiness } from '#lib/operator/readiness.ts';
import { directoriesBelow } from '#publisher/build/directories.ts';
import { isPublished } from '#publisher/operations/is-published.ts';
import { openStore } from '#publisher/publish/open-store.ts';

test('shops that nobody published are named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ready-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const published = isPublished(openStore(directoriesBelow(folder).store), () => [{ name: 'voltra' }]);
  const { checks } = await checkReadiness({ sites: published });
  expect(checks).toEqual({ sites: 'No shop is published: run npm run build.' });
});
