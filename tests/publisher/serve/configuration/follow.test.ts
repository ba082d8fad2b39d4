import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { CALL_LIMITS } from '#publisher/environment/call-limits.ts';
import { followShops } from '#publisher/serve/configuration/follow.ts';
import { RATES } from '#publisher/serve/configuration/setup.ts';
import { CONNECTION_LIMITS } from '#publisher/serve/embedded/connection.ts';
import { listServedSites } from '#publisher/serve/embedded/site.ts';
import { nginxConfiguration } from '#publisher/serve/nginx/configuration.ts';
import { aHost } from '../a-host.ts';

/** A host whose configuration is followed; `read` is what the web server has read of it. */
async function aFollowedHost(reload: (file: string, read: string) => string) {
  const host = await aHost();
  await host.publish('voltra', { 'index.html': 'Voltra' });
  const [file, read] = ['made/storefront.conf', 'read.conf'].map((name) => join(host.assetsDirectory, name));
  if (!file || !read) throw new Error('There are two files.');
  const stop = new AbortController();
  const faults: string[] = [];
  let changes = 0;
  const following = followShops({
    make: async () =>
      nginxConfiguration({
        root: '/srv/shops',
        shops: await listServedSites(host.sitesDirectory),
        listen: '8080',
        proxies: [],
        host: '127.0.0.1:4321',
        limits: CONNECTION_LIMITS,
        rates: RATES,
        callLimits: CALL_LIMITS,
      }),
    file,
    reload: reload(file, read),
    interval: 5,
    signal: stop.signal,
    onChange: () => {
      changes += 1;
    },
    onFault: (fault) => faults.push(fault),
  });
  onTestFinished(async () => {
    stop.abort();
    await following;
  });
  const text = () => {
    try {
      return readFileSync(read, 'utf8');
    } catch {
      return '';
    }
  };
  return { ...host, faults, text, changes: () => changes, file };
}

test('a web server reads a new shop, a new policy and a shop that is gone within one look', async () => {
  const { publish, text, changes, sitesDirectory, faults } = await aFollowedHost(
    (file, read) => `cp ${file} ${read}`,
  );
  await expect.poll(text).toContain('"1voltra.localhost"');
  await publish('nafis', { 'index.html': 'Nafis' });
  await expect.poll(text).toContain('"1nafis.localhost"');
  await publish('voltra', {}, { scriptHashes: ['sha256-q0q0q0q0q0q0q0q0q0q0q0q0q0q0q0q0q0q0q0q0q0o='] });
  await expect.poll(text).toContain("'sha256-q0q0");
  await rm(join(sitesDirectory, 'nafis'), { recursive: true });
  await expect.poll(text).not.toContain('nafis');
  // Told of once the command has ended: the first look, a shop, a policy, and a shop that is gone.
  await expect.poll(changes).toBe(4);
  // Pages alone change nothing.
  await publish(
    'voltra',
    { 'uz.html': 'Voltra' },
    { scriptHashes: ['sha256-q0q0q0q0q0q0q0q0q0q0q0q0q0q0q0q0q0q0q0q0q0o='] },
  );
  expect(changes()).toBe(4);
  expect(faults).toEqual([]);
});

test('a web server that does not read the file is asked again until it does, and the fault is told once', async () => {
  const { faults, text, assetsDirectory, addAssets } = await aFollowedHost(
    (file, read) => `test -f ${join(file, '../../well')} && cp ${file} ${read}`,
  );
  await expect.poll(() => faults.length).toBe(1);
  expect(text()).toBe('');
  await addAssets({ well: '' });
  await expect.poll(text).toContain('"1voltra.localhost"');
  expect(faults).toEqual([expect.stringContaining(`test -f ${assetsDirectory}`)]);
});

test('a shop that cannot be read stays as the web server has read it', async () => {
  const { faults, text, sitesDirectory, publish } = await aFollowedHost((file, read) => `cp ${file} ${read}`);
  await expect.poll(text).toContain('"1voltra.localhost"');
  await writeFile(join(sitesDirectory, 'voltra', '_site.json'), '{ "tenant": ');
  await expect.poll(() => faults.length).toBe(1);
  expect(faults[0]).toMatch(/voltra says of its shop cannot be read, .* Build the shop again\./);
  expect(text()).toContain('"1voltra.localhost"');
  await publish('voltra', {}, { subdomain: 'electro' });
  await expect.poll(text).toContain('"1electro.localhost"');
});
