import type { RouteData } from 'astro';
import { createApp } from 'astro/app/entrypoint';
import { withoutPlaceNumbers } from './fragments.ts';
import { type PageComponent, PageContext } from './page-context.ts';

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

/** By the component of the page; null where the context does not do. */
const kept = new Map<string, KeptRoute | null>();

/** Routes of which pages are rendered without Astro's way through request and response. */
export function keptRoutes(): string[] {
  return [...kept].flatMap(([component, route]) => (route && route.proven >= PROOFS ? [component] : []));
}

/** Renders the page at a path without a language prefix; `locals.shop` decides shop and language. A page's error is thrown, not shown. */
export async function renderPage(path: string, locals: App.Locals): Promise<Rendered> {
  const request = new Request(`http://shop.localhost${path}`);
  const route = app.match(request);
  const known = route && kept.get(route.component);
  if (known && known.proven >= PROOFS) {
    const rendered = await inContext(known.context, path, locals);
    if (rendered) return { ...rendered, html: Buffer.from(rendered.html) };
    kept.set(route.component, null);
  }
  const rendered = await byAstro(request, path, locals, route);
  if (known && known.proven < PROOFS) await prove(known, route.component, path, locals, rendered);
  return { ...rendered, html: Buffer.from(rendered.html) };
}

interface RenderedText {
  status: number;
  html: string;
}

async function byAstro(request: Request, path: string, locals: App.Locals, route: RouteData | undefined): Promise<RenderedText> {
  const own: App.Locals = { ...locals };
  const module = route && !kept.has(route.component) && (await components[`/${route.component}`]?.());
  let fresh: KeptRoute | undefined;
  if (module) {
    own.onContext = (result) => {
      fresh ??= { context: new PageContext(result, module.default, route, own), proven: 0 };
    };
  }
  const response = await app.render(request, { locals: own, ...(route && { routeData: route }) });
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
async function prove(route: KeptRoute, component: string, path: string, locals: App.Locals, rendered: RenderedText): Promise<void> {
  const again = await inContext(route.context, path, locals).catch(() => undefined);
  if (again && again.status === rendered.status && withoutPlaceNumbers(again.html) === withoutPlaceNumbers(rendered.html)) route.proven += 1;
  else kept.set(component, null);
}

async function inContext(context: PageContext, path: string, locals: App.Locals): Promise<RenderedText | undefined> {
  try {
    return await context.render(path, locals);
  } catch (cause) {
    throw new Error(`Rendering ${path} failed.`, { cause });
  }
}
