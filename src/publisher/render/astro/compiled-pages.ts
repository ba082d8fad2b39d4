import type { FeedSource } from '#publisher/feeds/feed-source.ts';

/** Result of one render. */
export interface Rendered {
  status: number;
  /** UTF-8. */
  html: Buffer;
}

/** Exports of the module that the pages are compiled to: see `entry.ts`. */
export interface CompiledPages {
  /**
   * Renders the page at a path without a language prefix; `locals.shop` decides shop and language.
   * A page's error is thrown, not shown.
   */
  renderPage(path: string, locals: App.Locals): Promise<Rendered>;
  /**
   * Writes the file at a path without a language that no browser shows, in pieces. Throws where there is
   * none.
   */
  renderFile(path: string, source: FeedSource): Iterable<string>;
  /** Source files of routes whose pages are rendered without Astro's way through request and response. */
  keptRoutes(): string[];
}
