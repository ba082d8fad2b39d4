import type { AstroGlobal, SSRManifest, SSRResult } from 'astro';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

/** A page that Astro is about to render. */
export interface TappedPage {
  /** Its source file, as routes name it. */
  name: string;
  component: AstroComponentFactory;
  /** Astro's preparation for this render. */
  result: SSRResult;
}

/** Listeners to the pages of a render, by the locals that the render was given. */
export type Taps = WeakMap<object, (page: TappedPage) => void>;

/**
 * Shows each page to the tap of its render, before it is rendered. A page shown in place of another comes
 * second.
 */
export function tapPages({ pageMap }: Pick<SSRManifest, 'pageMap'>, taps: Taps): void {
  for (const [name, load] of pageMap ?? []) {
    const tapped = once(async () => {
      const built = await load();
      const module = await built.page();
      const component = module.default;
      const show = (result: SSRResult) => {
        const { locals } = result.createAstro({}, {}) as unknown as AstroGlobal;
        taps.get(locals)?.({ name, component, result });
      };
      const page = Object.assign((result: SSRResult, props: unknown, slots: unknown) => {
        show(result);
        return component(result, props, slots);
      }, component);
      return { ...built, page: async () => ({ ...module, default: page }) };
    });
    pageMap?.set(name, tapped);
  }
}

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
