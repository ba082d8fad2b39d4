import type { RouteData, SSRResult } from 'astro';
import { type AstroComponentFactory, renderToString } from 'astro/runtime/server/index.js';
import { watchRequest } from './request-watch.ts';

export interface RenderedText {
  status: number;
  html: string;
}

/**
 * Why a page is left to Astro's own way: `path`: its params would have to be decoded; `busy`: another page is
 * being rendered; `answer`: it answers instead of showing something, which uses the context up; `request`: it
 * reads what belongs to one request, like `Astro.url`; `unwatched`: whether it does cannot be seen.
 */
export type Unfit = 'path' | 'busy' | 'answer' | 'request' | 'unwatched';

/** Paths that mean the same before and after decoding. */
const PLAIN_PATH = /^[\w/.~-]+$/;

/**
 * Astro's preparation for the render of a page, kept for the next pages of the same route: only params and
 * locals differ. Both are therefore one object a route, whose content is changed. One render at a time.
 */
export class PageContext {
  readonly #result: SSRResult;
  readonly #component: AstroComponentFactory;
  readonly #route: RouteData;
  readonly #locals: App.Locals;
  /** Elements of the head, which each render uses up. */
  readonly #head: Pick<SSRResult, 'styles' | 'scripts' | 'links'>;
  readonly #isWatched: boolean;
  #readsRequest = false;
  #isBusy = false;

  /**
   * `result` is what Astro prepared for a page of the route and has not used yet, `locals` what it was given
   * for that.
   */
  constructor(result: SSRResult, component: AstroComponentFactory, route: RouteData, locals: App.Locals) {
    this.#result = result;
    this.#component = component;
    this.#route = route;
    this.#locals = locals;
    this.#head = {
      styles: new Set(result.styles),
      scripts: new Set(result.scripts),
      links: new Set(result.links),
    };
    this.#isWatched = watchRequest(result, () => {
      this.#readsRequest = true;
    });
  }

  /**
   * Renders the page at a path of the route, or tells why only Astro will do. A page's error uses the context
   * up.
   */
  async render(path: string, locals: App.Locals): Promise<RenderedText | Unfit> {
    const params = this.#paramsOf(path);
    if (!this.#isWatched) return 'unwatched';
    if (!params) return 'path';
    if (this.#isBusy) return 'busy';
    this.#isBusy = true;
    try {
      this.#prepare(params, locals);
      const html = await renderToString(this.#result, this.#component, {}, {}, true, this.#route);
      if (typeof html !== 'string') return 'answer';
      if (this.#readsRequest) return 'request';
      return { status: this.#result.response.status ?? 200, html };
    } finally {
      this.#isBusy = false;
    }
  }

  #prepare(params: Record<string, string>, locals: App.Locals): void {
    Object.assign(this.#result.params, params);
    for (const name of Object.keys(this.#locals))
      if (!(name in locals)) Object.assign(this.#locals, { [name]: undefined });
    Object.assign(this.#locals, locals);
    this.#result.response.status = 200;
    const { styles, scripts, links } = this.#head;
    Object.assign(this.#result, {
      styles: new Set(styles),
      scripts: new Set(scripts),
      links: new Set(links),
    });
    forgetLastPage(this.#result._metadata);
    this.#readsRequest = false;
  }

  #paramsOf(path: string): Record<string, string> | undefined {
    if (!PLAIN_PATH.test(path)) return;
    const [match, ...values] = this.#route.pattern.exec(path) ?? [];
    return match === undefined
      ? undefined
      : Object.fromEntries(this.#route.params.map((name, at) => [name, values[at] ?? '']));
  }
}

/** Fields about the page itself, not about the elements of the last one. */
const LASTING: readonly string[] = ['headInTree', 'routeHasPropagation'];

function forgetLastPage(metadata: SSRResult['_metadata']): void {
  const facts = metadata as unknown as Record<string, unknown>;
  for (const name of Object.keys(facts)) if (!LASTING.includes(name)) facts[name] = emptied(facts[name]);
}

function emptied(value: unknown): unknown {
  if (value instanceof Set) return new Set();
  if (Array.isArray(value)) return [];
  if (typeof value === 'boolean') return false;
  return typeof value === 'number' ? 0 : undefined;
}
