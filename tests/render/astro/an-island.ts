import { IslandLinker } from '#render/astro/island-scripts.ts';

/** What Astro would write with the first island of a page. */
export const START_UP =
  '<style>astro-island,astro-slot{display:contents}</style><script>starts islands</script>';

/** An island as Astro writes it. */
export const anIsland = (name: string) => `<astro-island uid="${name}"><b>${name}</b></astro-island>`;

export const anIslandLinker = () =>
  new IslandLinker({
    elements: ['<style>astro-island,astro-slot{display:contents}</style>', '<script>starts islands</script>'],
    url: '/_astro/islands.js',
  });

export const LINK = '<script src="/_astro/islands.js"></script>';
