import { IslandLinker } from '#publisher/render/astro/island-scripts.ts';
import type { PageScripts } from '#publisher/render/astro/page-scripts.ts';

/** Astro's own code with the first island of a page. */
export const START_UP =
  '<style>astro-island,astro-slot{display:contents}</style><script>starts islands</script>';

/** An island as Astro writes it. */
export const anIsland = (name: string) => `<astro-island uid="${name}"><b>${name}</b></astro-island>`;

/** The scripts of pages that have none of their own. */
export const NO_SCRIPTS: PageScripts = {
  islands: { elements: [], url: '/islands.js', integrity: 'sha256-x' },
  map: '',
  first: '',
  client: '',
  modules: {},
  mapHash: 'sha256-x',
};

export const anIslandLinker = () =>
  new IslandLinker({
    ...NO_SCRIPTS,
    islands: {
      elements: [
        '<style>astro-island,astro-slot{display:contents}</style>',
        '<script>starts islands</script>',
      ],
      url: '/_astro/islands.js',
      integrity: 'sha256-x',
    },
  });

export const LINK = '<script src="/_astro/islands.js" integrity="sha256-x"></script>';
