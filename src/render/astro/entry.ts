import type { RouteData } from 'astro';
import { createApp } from 'astro/app/entrypoint';
import { withoutPlaceNumbers } from '#view/fragments.ts';
import { type PageComponent, PageContext, type RenderedText, type Unfit } from './page-context.ts';

const app = createApp({ streaming: false });
const components = import.meta.glob<{ default: PageComponent }>('/src/pages/**/*.astro');

/** What one render gave. */
export interface Rendered {
  status: number;
  /** UTF-8. */
  html: Buffer;
}

/** A route whose pages may be rendered in a kept context. */
interface KeptRoute {
  context: PageContext;
  /** Pages that came out the same both ways. */
  proven: number;
}

/** A context is used once it has rendered so many pages as Astro itself does: the one it was made for, and another. */
const PROOFS = 2;

/** By the component of the page; null where no context does. */
const kept = new Map<string, KeptRoute | null>();

/** Routes of which pages are rendered without Astro's way through request and response. */
export function keptRoutes(): string[] {
  return [...kept].flatMap(([component, route]) => (route && route.proven >= PROOFS ? [component] : []));
}

/** Renders the page at a path without a language prefix; `locals.shop` decides shop and language. A page's error is thrown, not shown. */
export async function renderPage(path: string, locals: App.Locals): Promise<Rendered> {
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
  const module = route && !kept.has(route.component) && (await components[`/${route.component}`]?.());
  let fresh: KeptRoute | undefined;
  if (module) {
    own.onContext = (result, routePattern) => {
      // A page that shows another one in its place has made a context for that one.
      if (routePattern === route.route)
        fresh ??= { context: new PageContext(result, module.default, route, own), proven: 0 };
    };
  }
  const response = await app.render(requestFor(path), { locals: own, ...(route && { routeData: route }) });
  delete own.onContext;
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
    withoutPlaceNumbers(again.html) === withoutPlaceNumbers(rendered.html)
  )
    route.proven += 1;
  else giveUp(component, `${path} came out otherwise in a kept context than in one of its own`);
}

/** Renders a page in the context. What has used the context up makes the next page bring a new one; what no context can do gives the route up. */
async function inContext(
  route: KeptRoute,
  component: string,
  path: string,
  locals: App.Locals,
): Promise<RenderedText | Unfit> {
  try {
    const rendered = await route.context.render(path, locals);
    if (rendered === 'answer') kept.delete(component);
    if (rendered === 'island') kept.set(component, null);
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
  process.emitWarning(
    `${reason}, so the pages of ${component} are rendered the slower way: see docs/adr/0014-render-in-a-kept-context.md.`,
    'SlowRoute',
  );
}
