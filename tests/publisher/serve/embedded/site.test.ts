import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listServedSites } from '#publisher/serve/embedded/site.ts';
import { aHost } from '../a-host.ts';

test('a shop that is published or taken away while shops are looked through is there or not, and no fault', async () => {
  const { publish, sitesDirectory } = await aHost();
  await publish('voltra', { 'index.html': 'Voltra' });
  let goesOn = true;
  const seen = new Set<string>();
  const looking = (async () => {
    while (goesOn) {
      const sites = await listServedSites(sitesDirectory);
      seen.add(sites.map(({ site }) => site.subdomain).join());
    }
  })();
  const moving = (async () => {
    for (let round = 0; round < 300; round += 1) {
      await publish('nafis', {});
      await rm(join(sitesDirectory, 'nafis'), { recursive: true });
    }
  })().finally(() => {
    goesOn = false;
  });
  await Promise.all([looking, moving]);
  expect(seen.size).toBeGreaterThan(0);
  expect(['voltra', 'nafis,voltra']).toEqual(expect.arrayContaining([...seen]));
});
