import type { RouteData } from 'astro';
import { createApp } from 'astro/app/entrypoint';
import { renderFile as writeFile } from '#publisher/feeds/render-file.ts';
import type { CompiledPages, Rendered } from './compiled-pages.ts';
import { renderWithIcons } from './icon-context.ts';
import { PageContext, type RenderedText, type Unfit } from './page-context.ts';
import { type Taps, tapPages } from './page-tap.ts';
import { withoutSlotNumbers } from './slot.ts';

/** A route whose pages may be rendered in a kept context. */
interface KeptRoute {
  context: PageContext;
  /** Pages that came out the same both ways. */
  proven: number;
}

/**
 * A context is used once it has rendered so many pages as Astro itself does: the one it was made for, and
 * another.
 */
const PROOFS = 2;

const app = createApp({ streaming: false });
const taps: Taps = new WeakMap();
tapPages(app.manifest, taps);

/** By the component of the page; null where no context does. */
const kept = new Map<string, KeptRoute | null>();

export const renderFile: CompiledPages['renderFile'] = (path, crawled) => writeFile(path, crawled);

export const keptRoutes: CompiledPages['keptRoutes'] = () =>
  [...kept].flatMap(([component, route]) => (route && route.proven >= PROOFS ? [component] : []));

export const renderPage: CompiledPages['renderPage'] = (path, locals) =>
  renderWithIcons(locals.shop.icons ?? '', () => render(path, locals));

async function render(path: string, locals: App.Locals): Promise<Rendered> {
  const route = onlyRoute(path) ?? app.match(requestFor(path));
  const known = route && kept.get(route.component);
  if (known && known.proven >= PROOFS) {
    const rendered = await inContext(known, route.component, path, locals);
    if (typeof rendered !== 'string') return toBytes(rendered);
  }
  const rendered = await byAstro(path, locals, route);
  if (known && known.proven < PROOFS) await prove(known, route.component, path, locals, rendered);
  return toBytes(rendered);
}

/** The route of a path that no other route has a pattern for; which of several wins only Astro knows. */
function onlyRoute(path: string): RouteData | undefined {
  let only: RouteData | undefined;
  for (const { routeData } of app.manifest.routes) {
    if (!routeData.pattern.test(path)) continue;
    if (only) return;
    only = routeData;
  }
  return only;
}

const requestFor = (path: string) => new Request(`http://shop.localhost${path}`);

function toBytes({ status, html }: RenderedText): Rendered {
  return { status, html: Buffer.from(html) };
}

async function byAstro(
  path: string,
  locals: App.Locals,
  route: RouteData | undefined,
): Promise<RenderedText> {
  const own: App.Locals = { ...locals };
  let fresh: KeptRoute | undefined;
  if (route && !kept.has(route.component))
    taps.set(own, ({ name, component, result }) => {
      if (name === route.component)
        fresh ??= { context: new PageContext(result, component, route, own), proven: 0 };
    });
  const response = await app.render(requestFor(path), { locals: own, ...(route && { routeData: route }) });
  taps.delete(own);
  if (own.failure) throw new Error(`Rendering ${path} failed.`, { cause: own.failure.error });
  const rendered = { status: response.status, html: await response.text() };
  if (route && fresh) {
    kept.set(route.component, fresh);
    await prove(fresh, route.component, path, locals, rendered);
  }
  return rendered;
}

/** Renders a page in the context, too, and gives the context up where that is not the same. */
async function prove(
  route: KeptRoute,
  component: string,
  path: string,
  locals: App.Locals,
  rendered: RenderedText,
): Promise<void> {
  const again = await inContext(route, component, path, locals).catch(() => ({ status: 500, html: '' }));
  if (typeof again === 'string') return;
  if (
    again.status === rendered.status &&
    withoutSlotNumbers(again.html) === withoutSlotNumbers(rendered.html)
  )
    route.proven += 1;
  else giveUp(component, `${path} came out otherwise in a kept context than in one of its own`);
}

/** Renders a page in the context. What used the context up makes the next page bring a new one. */
async function inContext(
  route: KeptRoute,
  component: string,
  path: string,
  locals: App.Locals,
): Promise<RenderedText | Unfit> {
  try {
    const rendered = await route.context.render(path, locals);
    if (rendered === 'answer') kept.delete(component);
    if (rendered === 'request') giveUp(component, `${path} reads Astro.url or something else of its request`);
    if (rendered === 'unwatched')
      giveUp(component, `Whether ${path} reads Astro.url cannot be seen in this version of Astro`);
    return rendered;
  } catch (cause) {
    kept.delete(component);
    throw new Error(`Rendering ${path} failed.`, { cause });
  }
}

function giveUp(component: string, reason: string): void {
  kept.set(component, null);
  const consequence = `so the pages of ${component} are rendered the slower way`;
  process.emitWarning(
    `${reason}, ${consequence}: see docs/decisions/0004-kept-render-context.md.`,
    'SlowRoute',
  );
}
