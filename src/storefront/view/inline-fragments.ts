import type { Fragments } from './fragments.ts';

/** Renders every fragment in place: for the development server and for a page by itself. */
class InlineFragments implements Fragments {
  /** Astro writes its scripts into the page. */
  readonly islandScript = '';
  /** Here the development server has them. */
  readonly firstScripts = '<script src="/src/storefront/live/before-client.js"></script>';
  readonly clientScript = ['/src/storefront/live/main.ts', '/src/storefront/live/overlays/start.ts']
    .map((src) => `<script type="module" src="${src}"></script>`)
    .join('');

  share(key: string, render: () => string): string;
  share(key: string, render: () => Promise<string>): Promise<string>;
  share(_key: string, render: () => string | Promise<string>): string | Promise<string> {
    return render();
  }
}

export const inlineFragments: Fragments = new InlineFragments();
