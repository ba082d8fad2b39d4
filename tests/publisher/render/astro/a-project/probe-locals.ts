import type { AstroGlobal } from 'astro';

/** What the page of this project shows, and what it tells the test. */
export interface ProbeLocals {
  html: string;
  withIslands: boolean;
  /** Called when the React component is drawn. */
  count: () => void;
  /** Gets what each component of the page knows as `Astro`. */
  see: (astro: AstroGlobal) => void;
}
