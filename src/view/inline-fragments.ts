import type { Fragments } from './fragments.ts';

/** Renders everything where it stands: for the development server and for a page by itself. */
class InlineFragments implements Fragments {
  /** Astro writes its scripts into the page. */
  readonly islandScript = '';

  share(key: string, render: () => string): string;
  share(key: string, render: () => Promise<string>): Promise<string>;
  share(_key: string, render: () => string | Promise<string>): string | Promise<string> {
    return render();
  }
}

export const inlineFragments: Fragments = new InlineFragments();
