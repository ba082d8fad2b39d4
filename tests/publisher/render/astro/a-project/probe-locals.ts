import type { AstroGlobal } from 'astro';

/** Data for the page of this project, and the page's reports to the test. */
export interface ProbeLocals {
  html: string;
  withIslands: boolean;
  /** Called when the React component is drawn. */
  count: () => void;
  /** Gets what each component of the page knows as `Astro`. */
  see: (astro: AstroGlobal) => void;
}
