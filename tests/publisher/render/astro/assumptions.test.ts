import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { AstroGlobal, SSRManifest } from 'astro';
import type { renderToString } from 'astro/runtime/server/index.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasIsland, islandRuntimes } from '#publisher/render/astro/island-html.ts';
import { bundleInlineScripts } from '#publisher/render/astro/island-scripts.ts';
import type { TappedPage, Taps } from '#publisher/render/astro/page-tap.ts';
import { OF_ONE_REQUEST } from '#publisher/render/astro/request-watch.ts';
import { SLOT_EDGE } from '#publisher/render/astro/slot.ts';
import type { ProbeLocals } from './a-project/probe-locals.ts';

/**
 * Assumptions of `publisher/render/astro` about Astro and React, each for itself, on a small project that is
 * really compiled: after an update, a failing test names the place to look at.
 */
interface Probe {
  app: {
    manifest: SSRManifest;
    render(request: Request, options: { locals: object }): Promise<Response>;
  };
  untapped: NonNullable<SSRManifest['pageMap']>;
  taps: Taps;
  renderToText: typeof renderToString;
}

const PAGE = 'tests/publisher/render/astro/a-project/pages/show/[group]/[id].astro';
let directory: string;
let probe: Probe;

beforeAll(async () => {
  mkdirSync('var', { recursive: true });
  directory = mkdtempSync(join(process.cwd(), 'var', 'test-'));
  const flags = [
    '--disable-warning=ExperimentalWarning',
    'tests/publisher/render/astro/a-project/build.ts',
    directory,
  ];
  await promisify(execFile)(process.execPath, flags, {
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  probe = createRequire(import.meta.url)(join(directory, 'server/entry.mjs')) as Probe;
}, 60_000);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Renders the page as Astro does; `facts` is what `look` saw of its context before it was rendered. */
async function show(fields: Partial<ProbeLocals> = {}, look: (page: TappedPage) => unknown = () => {}) {
  const seen: AstroGlobal[] = [];
  let count = 0;
  const locals: ProbeLocals = {
    html: '',
    withIslands: false,
    count: () => {
      count += 1;
    },
    see: (astro) => seen.push(astro),
    ...fields,
  };
  const pages: TappedPage[] = [];
  let facts: unknown;
  probe.taps.set(locals, (page) => {
    pages.push(page);
    facts = look(page);
  });
  const response = await probe.app.render(new Request('http://shop.localhost/show/tea/7'), { locals });
  return { html: await response.text(), locals, seen, pages, facts, drawn: () => count };
}

const inlineScripts = (html: string) => html.match(/<script>[\s\S]*?<\/script>/g) ?? [];
const island = (html: string) => html.match(/<astro-island\b[^>]*>/g) ?? [];

/** Content of a context, as text. */
function contentOf(context: object): Map<string, string> {
  const text = (_: string, value: unknown) =>
    value instanceof Set || value instanceof Map
      ? [...value]
      : typeof value === 'symbol'
        ? String(value)
        : value;
  return new Map(Object.entries(context).map(([name, value]) => [name, String(JSON.stringify(value, text))]));
}

test('the pages of a manifest are functions by their source file, and those are the ones that a render uses', async () => {
  expect([...probe.untapped.keys()]).toContain(PAGE);
  expect((await show()).pages.map(({ name }) => name)).toEqual([PAGE]);
});

test('routes of a manifest tell the source file, a pattern and the names of its groups', () => {
  const route = probe.app.manifest.routes.find(({ routeData }) => routeData.component === PAGE)?.routeData;
  expect(route?.params).toEqual(['group', 'id']);
  expect(route?.pattern.exec('/show/tea/7')?.slice(1)).toEqual(['tea', '7']);
  expect(route?.pattern.test('/show/tea')).toBe(false);
});

test('a page gets its context as first argument before anything of the head is used up', async () => {
  const { facts } = await show({}, ({ result }) => [result.styles.size, result._metadata.hasRenderedHead]);
  expect(facts).toEqual([1, false]);
});

test('all components of a page see the locals that the render was given, as one object', async () => {
  const { locals, seen } = await show();
  expect(seen).toHaveLength(2);
  for (const astro of seen) expect(astro.locals).toBe(locals);
});

test('all components of a page see the params of its context, as one object', async () => {
  const { seen, pages } = await show();
  for (const astro of seen) expect(astro.params).toBe(pages[0]?.result.params);
});

test('the Astro objects of a page have one prototype, which holds all that belongs to a request', async () => {
  const { seen, pages } = await show();
  const prototype: object = Object.getPrototypeOf(pages[0]?.result.createAstro({}, {}));
  expect(prototype === Object.prototype).toBe(false);
  for (const astro of seen) expect(Object.getPrototypeOf(astro) === prototype).toBe(true);
  for (const name of OF_ONE_REQUEST)
    expect(Object.getOwnPropertyDescriptor(prototype, name)?.configurable, name).toBe(true);
});

test('nothing else in the Astro object belongs to a request', async () => {
  const known = new Set<string>([
    ...OF_ONE_REQUEST,
    ...[
      'props',
      'self',
      'slots',
      'locals',
      'params',
      'response',
      'generator',
      'isPrerendered',
      'routePattern',
    ],
    ...['redirect', 'rewrite', 'callAction', 'getActionResult', 'site', 'csp', 'cache', 'logger'],
  ]);
  const { seen } = await show();
  const names = seen.flatMap((astro) => [
    ...Object.getOwnPropertyNames(astro),
    ...Object.getOwnPropertyNames(Object.getPrototypeOf(astro)),
  ]);
  expect([...new Set(names)].filter((name) => !known.has(name))).toEqual([]);
});

test('a render leaves traces in its context in styles, scripts, links, the status and the metadata alone', async () => {
  let before = new Map<string, string>();
  const { pages } = await show({ withIslands: true }, ({ result }) => {
    before = contentOf(result);
  });
  const after = contentOf(pages[0]?.result ?? {});
  const changed = [...after.keys()].filter((name) => after.get(name) !== before.get(name));
  expect(changed).toContain('_metadata');
  expect(changed.filter((name) => !['styles', 'scripts', 'links', '_metadata'].includes(name))).toEqual([]);
});

test('the metadata of a page are sets, lists, numbers and yes or no, all empty at its start but for two', async () => {
  const { facts } = await show({}, ({ result }) =>
    Object.entries(result._metadata).filter(([, value]) =>
      value instanceof Set ? value.size : Array.isArray(value) ? value.length : value,
    ),
  );
  const names = (facts as [string, unknown][]).map(([name]) => name);
  expect(names.filter((name) => !['headInTree', 'routeHasPropagation'].includes(name))).toEqual([]);
});

test('what Astro prepared for a page is enough to render it to text', async () => {
  const { facts } = await show({ html: 'own' }, ({ component, result }) =>
    probe.renderToText(result, component, {}, {}, true),
  );
  expect(await facts).toBe((await show({ html: 'own' })).html);
});

test('ready HTML goes into the page untouched, the marks of slots too, and may be promised', async () => {
  const slot = `${SLOT_EDGE}ab-C:12${SLOT_EDGE}<u a='"'>`;
  const { html } = await show({ html: slot });
  expect(html.split(slot)).toHaveLength(3);
});

test('a React component is drawn once', async () => {
  expect((await show()).drawn()).toBe(1);
});

test('an island begins as we think, and no page without one looks so', async () => {
  expect(hasIsland((await show({ withIslands: true })).html)).toBe(true);
  expect(hasIsland((await show({ html: '&lt;astro-island uid="' })).html)).toBe(false);
});

test('an island names the script that brings React', async () => {
  const [runtime = '', ...others] = islandRuntimes((await show({ withIslands: true })).html);
  expect(others).toEqual([runtime, runtime]);
  expect(readFileSync(join(directory, 'client', runtime), 'utf8')).toMatch(/hydrateRoot|from"/);
});

test('attributes of our React are on the island and win over those of Astro, and no count is among them', async () => {
  const [first, second, visible] = island((await show({ withIslands: true })).html);
  expect(first).toMatch(/^<astro-island uid="Counted" data-island prefix component-url=/);
  expect(visible).toMatch(/^<astro-island uid="Counted" data-island prefix component-url=/);
  expect(second).toBe(first);
  expect(first).not.toMatch(/\bprefix=/);
});

test('an island makes the same ids in the browser as on the server: both begin with the prefix, which is empty', async () => {
  const { html } = await show({ withIslands: true });
  expect(island(html)).toEqual(Array(3).fill(expect.stringMatching(/ prefix /)));
  expect(html).toContain('<b id="_R_0_">counted</b>');
  const [runtime = ''] = islandRuntimes(html);
  const code = readFileSync(join(directory, 'client', runtime), 'utf8');
  expect(code).toMatch(/identifierPrefix:\w+\.getAttribute\([`"']prefix[`"']\)/);
});

test('with the first island of a page come a style and scripts without attributes, always the same, and none without', async () => {
  const { html } = await show({ withIslands: true });
  expect(inlineScripts(html)).toHaveLength(3);
  expect(inlineScripts((await show({ withIslands: true })).html)).toEqual(inlineScripts(html));
  expect(bundleInlineScripts(html).scripts.elements[0]).toMatch(/^<style>astro-island/);
  expect(bundleInlineScripts(html).content).toContain('customElements.define("astro-island"');
  expect(inlineScripts((await show()).html)).toEqual([]);
});

test('an island of Astro that cannot load says so with an event', async () => {
  const { html } = await show({ withIslands: true });
  const [own] = inlineScripts(html).filter((script) =>
    script.includes('customElements.define("astro-island"'),
  );
  expect(own).toContain('"astro:hydration-error"');
});

test('React in the browser brings to life what has the attribute that Astro sets, and nothing else', () => {
  const scripts = readdirSync(join(directory, 'client/_astro')).map((name) =>
    readFileSync(join(directory, 'client/_astro', name), 'utf8'),
  );
  expect(scripts.filter((code) => /hasAttribute\([`"']ssr[`"']\)/.test(code))).toHaveLength(1);
});
