import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { directoriesBelow } from '#publisher/build/directories.ts';
import { sweep } from '#publisher/build/sweep.ts';
import { openStore } from '#publisher/publish/open-store.ts';
import { aNote, aSiteFile, begin } from '../publish/protocol/site-store-suite.ts';

const NOW = new Date('2026-06-01T09:00:00Z');

/** Two shops of which one was built by two versions of the code, long ago. */
async function aDataDirectory() {
  const data = mkdtempSync(join(tmpdir(), 'sweep-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const directories = directoriesBelow(data);
  const write = (path: string, at = '2026-01-01T09:00:00Z') => {
    const file = join(data, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, path);
    utimesSync(file, new Date(at), new Date(at));
    utimesSync(dirname(file), new Date(at), new Date(at));
  };
  for (const version of ['one', 'two', 'three']) {
    write(`compiled/${version}/client/_astro/app.${version}.js`);
    for (const end of ['', '.br']) write(`assets/_astro/app.${version}.js${end}`);
    write(`compiled/sources/key-${version}`);
    writeFileSync(join(data, `compiled/sources/key-${version}`), version);
    utimesSync(join(data, 'compiled', version), new Date('2026-01-01'), new Date('2026-01-01'));
  }
  for (const file of ['home.one.css', 'home.two.css', 'home.nobody.css']) write(`assets/_astro/${file}`);
  write('assets/_astro/home.young.css', '2026-05-31T09:00:00Z');
  const store = openStore(directories.store);
  const publish = async (tenant: string, code: string, at: string) => {
    const attempt = await begin(store, tenant);
    await attempt.stage('/', Buffer.from(`${code} ${at}`));
    const changeset = { added: [], changed: ['/'], removed: [] };
    await attempt.publish(changeset, aSiteFile(), aNote({ code, at, files: [`_astro/home.${code}.css`] }));
  };
  return {
    publish,
    isThere: (path: string) => existsSync(join(data, path)),
    sweep: (stopped?: string) =>
      sweep({
        store,
        tenants: [{ name: 'red' }, { name: 'blue' }],
        compiledDirectory: directories.compiled,
        compiled: { version: 'three' },
        hasStopped: (name) => name === stopped,
        now: NOW,
      }),
  };
}

test('[BLD-07] what no release that is kept needs is swept, compiles and shared files; the rest stays', async () => {
  const data = await aDataDirectory();
  await data.publish('red', 'one', '2026-01-01T09:00:00.000Z');
  await data.publish('blue', 'two', '2026-01-01T09:00:00.000Z');
  expect(await data.sweep()).toEqual({ releases: {}, compiles: [], assets: ['_astro/home.nobody.css'] });

  for (let count = 0; count < 20; count += 1)
    await data.publish('red', 'three', `2026-01-02T09:00:${10 + count}.000Z`);
  const { releases, compiles, assets } = await data.sweep();
  expect({ releases, compiles }).toEqual({ releases: { red: [1] }, compiles: ['one'] });
  expect(assets.sort()).toEqual(['_astro/app.one.js', '_astro/app.one.js.br', '_astro/home.one.css']);
  expect(data.isThere('compiled/sources/key-one')).toBe(false);
  expect(data.isThere('compiled/sources/key-two')).toBe(true);
  expect(data.isThere('assets/_astro/home.young.css')).toBe(true);
});

test('where it is not known which shared files a release needs, none is swept', async () => {
  const data = await aDataDirectory();
  await data.publish('red', 'unknown', '2026-01-01T09:00:00.000Z');
  expect(await data.sweep()).toMatchObject({
    assets: [],
    compiles: [],
    kept: expect.stringContaining('unknown'),
  });
});

test('[BLD-07] while pages of a shop are stopped, shared files of earlier releases stay for them', async () => {
  const data = await aDataDirectory();
  await data.publish('red', 'one', '2026-01-01T09:00:00.000Z');
  const { assets, kept } = await data.sweep('red');
  expect(assets).toEqual([]);
  expect(kept).toContain('Pages of the shop red are stopped');
});
