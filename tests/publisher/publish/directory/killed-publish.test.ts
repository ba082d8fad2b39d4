import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readStampedSite } from '#publisher/publish/directory/reader.ts';
import { openStore } from '#publisher/publish/open-store.ts';
import type { DirectoryLocation } from '#publisher/publish/protocol/site-store.ts';
import { aNote, aSiteFile, begin } from '../protocol/site-store-suite.ts';

/** With strace the system itself fails, stops or kills a builder at a chosen call. */
const hasStrace = spawnSync('strace', ['-qq', '-o', '/dev/null', 'true']).status === 0;

const link = (...paths: string[]) => paths.map((path) => `<a href="${path}">x</a>`).join('');
const BEFORE = {
  '/': `before ${link('/a', '/old')}`,
  '/a': `before ${link('/', '/old')}`,
  '/old': `before ${link('/')}`,
  '/stays': `before ${link('/')}`,
};
const AFTER = {
  '/': `after ${link('/a', '/new')}`,
  '/a': `after ${link('/', '/new')}`,
  '/new': `after ${link('/a')}`,
  '/stays': BEFORE['/stays'],
};
type State = Record<string, string>;
const FILES = {
  before: aSiteFile({ scriptHashes: ['sha256-before='] }),
  after: aSiteFile({ scriptHashes: ['sha256-after='] }),
};
const CHANGE = {
  pages: { '/': AFTER['/'], '/a': AFTER['/a'], '/new': AFTER['/new'] },
  changeset: { added: ['/new'], changed: ['/', '/a'], removed: ['/old'] },
  file: FILES.after,
};

interface Shop {
  location: DirectoryLocation;
  /** Path of the file in which strace notes the calls of its builder. */
  calls: string;
  /** Pages as they lie; fails where the forms of one do not hold the same, or a link leads nowhere. */
  look(): State;
}

/** A shop that is published as of before. */
async function aShop(): Promise<Shop> {
  const root = mkdtempSync(join(tmpdir(), 'killed-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const folder = (name: string) => join(root, name);
  const location: DirectoryLocation = {
    kind: 'directory',
    sites: folder('sites'),
    staging: folder('staging'),
    releases: folder('releases'),
    assets: folder('assets'),
  };
  const attempt = await begin(openStore(location));
  for (const [path, html] of Object.entries(BEFORE)) await attempt.stage(path, Buffer.from(html));
  const added = Object.keys(BEFORE);
  await attempt.publish({ added, changed: [], removed: [] }, FILES.before, aNote());
  const site = join(location.sites, 'shop');
  return {
    location,
    calls: join(root, 'calls'),
    look() {
      const pages: State = {};
      for (const file of readdirSync(site).filter((name) => name.endsWith('.html'))) {
        const path = file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
        const html = readFileSync(join(site, file));
        pages[path] = String(html);
        const packed = join(site, `${file}.br`);
        if (existsSync(packed)) expect(String(brotliDecompressSync(readFileSync(packed)))).toBe(pages[path]);
      }
      const isNewThere = Object.values(pages).some((html) => html.includes('href="/new"'));
      // Nobody can come to the new page before a page links to it.
      const reachable = Object.entries(pages).filter(([path]) => path !== '/new' || isNewThere);
      for (const [, html] of reachable)
        for (const [, to = ''] of html.matchAll(/href="([^"]+)"/g)) expect(Object.keys(pages)).toContain(to);
      return pages;
    },
  };
}

/** The builder that changes the shop, with something that the system does at one of its calls. */
function publish(
  { location, calls }: Shop,
  call: string,
  fault: string,
  when: number,
  change: object = CHANGE,
): ChildProcess {
  const program = join(import.meta.dirname, 'publish-in-child.ts');
  const args = JSON.stringify({ location, ...change });
  return spawn(
    'strace',
    [
      ...['-f', '-qq', '-o', calls, '-e', `trace=${call}`, '-e', `inject=${call}:${fault}:when=${when}`],
      ...[process.execPath, program, args],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
}

async function ended(child: ChildProcess): Promise<{ isDone: boolean; said: string }> {
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'close');
  return { isDone: code === 0, said };
}

/** As it is when the next builder has begun: all as before, or all as after. */
async function afterNextBuilder({ location, look }: Shop): Promise<'before' | 'after'> {
  const site = openStore(location).site('shop');
  const { attempt, release } = await site.begin();
  await site.attempt(attempt).drop();
  const state = release === 2 ? 'after' : 'before';
  expect(look()).toEqual(state === 'after' ? AFTER : BEFORE);
  expect((await readStampedSite(join(location.sites, 'shop')))?.file).toEqual(FILES[state]);
  const { pages } = await site.readStored();
  for (const [path, { html, brotli }] of pages) expect(brotli, path).toBe(html);
  expect(readdirSync(join(location.staging, 'shop'))).toEqual([]);
  return state;
}

/** Names of the pages that are neither as before nor as after. */
const strange = (pages: State) =>
  Object.entries(pages).filter(
    ([path, html]) => html !== (BEFORE as State)[path] && html !== (AFTER as State)[path],
  );

describe.skipIf(!hasStrace)('[BLD-05] a publish', () => {
  /** Runs the change with the fault at each call in turn, or at each so many, until none is left. */
  async function atEach(
    { call, fault, step = 1 }: { call: string; fault: string; step?: number },
    check: (shop: Shop, said: string) => Promise<void>,
  ): Promise<number> {
    for (let when = 1; ; when += 2 * step) {
      const both = [when, when + step].map(async (at) => {
        const shop = await aShop();
        const { isDone, said } = await ended(publish(shop, call, fault, at));
        if (!isDone) await check(shop, said);
        else expect(await afterNextBuilder(shop)).toBe('after');
        return isDone;
      });
      if ((await Promise.all(both)).some(Boolean)) return when;
    }
  }

  test('that is killed at any rename leaves whole pages and links, and is finished or undone by the next builder', async () => {
    const ends: string[] = [];
    const renames = await atEach({ call: 'rename', fault: 'signal=SIGKILL' }, async (shop) => {
      expect(strange(shop.look())).toEqual([]);
      ends.push(await afterNextBuilder(shop));
    });
    expect(renames).toBeGreaterThan(10);
    expect(new Set(ends)).toEqual(new Set(['before', 'after']));
  }, 60_000);

  test.each([
    ['link', 'error=ENOSPC', 'ENOSPC'],
    ['rename', 'error=EIO', 'EIO'],
  ])(
    'whose %s fails says so and leaves whole pages, and the next builder finishes or undoes it',
    async (call, fault, code) => {
      const calls = await atEach({ call, fault, step: 3 }, async (shop, said) => {
        expect(said).toContain(code);
        expect(strange(shop.look())).toEqual([]);
        await afterNextBuilder(shop);
      });
      expect(calls).toBeGreaterThan(4);
    },
    60_000,
  );

  test.each([4, 9])(
    'that stops at rename %i and goes on after another builder publishes nothing more',
    async (when) => {
      const shop = await aShop();
      const child = publish(shop, 'rename', 'signal=SIGSTOP', when);
      const end = ended(child);
      const stopped = await stoppedChild(shop);
      const site = openStore(shop.location).site('shop');
      const next = site.attempt((await site.begin()).attempt);
      const home = `next ${link('/a')}`;
      await next.stage('/', Buffer.from(home));
      await next.publish({ added: [], changed: ['/'], removed: [] }, FILES.after, aNote());
      const after = shop.look();
      expect(after['/']).toBe(home);
      const again = setInterval(() => goOn(stopped), 100);
      const { isDone, said } = await end;
      clearInterval(again);
      expect(isDone).toBe(false);
      expect(said).toContain('FencedError');
      expect(shop.look()).toEqual(after);
      expect((await site.releases())[0]?.pages).toEqual({ added: 0, changed: 1, removed: 0 });
    },
    60_000,
  );
});

describe.skipIf(!hasStrace)('[BLD-07] a way back', () => {
  test.each([
    ['getdents64', 10],
    ['getdents64', 14],
    ['link', 2],
  ])(
    'that stops at %s %i while releases are thinned gives the pages of its release',
    async (call, when) => {
      const shop = await aShop();
      const site = openStore(shop.location).site('shop');
      const day = (at: number) => `2026-05-${String(at).padStart(2, '0')}T09:00:00.000Z`;
      // Each changes another page of its own, and all the first one.
      for (let number = 2; number <= 26; number += 1) {
        const attempt = await begin(openStore(shop.location));
        const paths = ['/', ['/a', '/old', '/stays'][number % 3] ?? ''].filter(
          (path) => number < 6 || path === '/',
        );
        for (const path of paths) await attempt.stage(path, Buffer.from(`${path} of ${number}`));
        const note = aNote({ at: day(number < 6 ? 2 : 3) });
        await attempt.publish({ added: [], changed: paths, removed: [] }, FILES.after, note);
      }
      const change = { ...CHANGE, pages: {}, backTo: 1 };
      const child = publish(shop, call, 'signal=SIGSTOP', when, change);
      const end = ended(child);
      const stopped = await stoppedChild(shop);
      await site.thin(new Date(day(4)));
      const again = setInterval(() => goOn(stopped), 100);
      const { isDone, said } = await end;
      clearInterval(again);
      expect(said).toBe('');
      expect(isDone).toBe(true);
      expect(shop.look()).toEqual(BEFORE);
      expect(await site.pinned()).toMatchObject({ release: 1 });
    },
    60_000,
  );
});

/** The process that strace follows, once the signal has stopped it. */
async function stoppedChild({ calls }: Shop): Promise<number> {
  for (;;) {
    const [, pid] = /^(\d+) +--- stopped by SIGSTOP/m.exec(readSaid(calls)) ?? [];
    if (pid) return Number(pid);
    await pause(20);
  }
}

function readSaid(calls: string): string {
  return existsSync(calls) ? readFileSync(calls, 'utf8') : '';
}

function goOn(pid: number): void {
  try {
    process.kill(pid, 'SIGCONT');
  } catch (error) {
    // It has come to its end, and strace has yet to say so.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
