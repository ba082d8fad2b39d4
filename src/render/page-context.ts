import type { RouteData, SSRResult } from 'astro';
import { renderToString } from 'astro/runtime/server/index.js';

/** The component of a page. */
export type PageComponent = Parameters<typeof renderToString>[1];

/** Paths that mean the same before and after decoding. */
const PLAIN_PATH = /^[\w/.~-]+$/;

/**
 * What Astro prepares for the render of a page, kept for the next pages of the same route. Astro's own way through request, route,
 * middleware, cookies and response costs two thirds of a small page's render, and gives the same for each page of a route but for its
 * params and locals. So both are one object a route, whose content is changed. One render at a time.
 */
export class PageContext {
  readonly #result: SSRResult;
  readonly #component: PageComponent;
  readonly #route: RouteData;
  readonly #locals: App.Locals;
  /** Elements of the head, which each render uses up. */
  readonly #head: Pick<SSRResult, 'styles' | 'scripts' | 'links'>;

  /** `result` is what Astro prepared for a page of the route, before it rendered the head; `locals` the object that it was given for that. */
  constructor(result: SSRResult, component: PageComponent, route: RouteData, locals: App.Locals) {
    this.#result = result;
    this.#component = component;
    this.#route = route;
    this.#locals = locals;
    this.#head = { styles: new Set(result.styles), scripts: new Set(result.scripts), links: new Set(result.links) };
  }

  /** Renders the page at a path of the route; undefined where only Astro's own way will do. A page's error is thrown. */
  async render(path: string, locals: App.Locals): Promise<{ status: number; html: string } | undefined> {
    const params = this.#paramsOf(path);
    if (!params) return;
    Object.assign(this.#result.params, params);
    Object.assign(this.#locals, { fragments: undefined }, locals);
    this.#result.response.status = 200;
    const { styles, scripts, links } = this.#head;
    Object.assign(this.#result, { styles: new Set(styles), scripts: new Set(scripts), links: new Set(links) });
    forgetLastPage(this.#result._metadata);
    const html = await renderToString(this.#result, this.#component, {}, {}, true, this.#route);
    // Islands are counted through all pages, and an answer instead of a page leads elsewhere.
    if (typeof html !== 'string' || html.includes('<astro-island')) return;
    return { status: this.#result.response.status, html };
  }

  #paramsOf(path: string): Record<string, string> | undefined {
    if (!PLAIN_PATH.test(path)) return;
    const [match, ...values] = this.#route.pattern.exec(path) ?? [];
    return match === undefined ? undefined : Object.fromEntries(this.#route.params.map((name, at) => [name, values[at] ?? '']));
  }
}

/** What tells of the page itself, not of what stood on the last one. */
const LASTING: readonly string[] = ['headInTree', 'routeHasPropagation'];

function forgetLastPage(metadata: SSRResult['_metadata']): void {
  for (const [name, value] of Object.entries(metadata)) {
    if (!LASTING.includes(name)) Object.assign(metadata, { [name]: emptied(value) });
  }
}

function emptied(value: unknown): unknown {
  if (value instanceof Set) return new Set();
  if (Array.isArray(value)) return [];
  if (typeof value === 'boolean') return false;
  return typeof value === 'number' ? 0 : undefined;
}
