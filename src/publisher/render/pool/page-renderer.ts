import type { RouteTask } from '#publisher/plan/plan-render.ts';
import type { RouteResult, ShopJob } from '#publisher/render/worker/protocol.ts';

/** Header and footer of a shop in all its languages. */
export interface FragmentTexts {
  header: string;
  footer: string;
}

/** Renders pages of shops, on this machine alone or with others. */
export interface PageRenderer {
  /** Header and footer of a shop, to tell whether they changed. Whoever asks is about to render. */
  fragmentTexts(job: ShopJob): Promise<FragmentTexts>;
  /**
   * Renders all tasks and stages their pages; `onResults` gets each route once, in any order. What it throws
   * ends the work. Throws a RenderError where a page cannot be rendered.
   */
  render(
    job: ShopJob,
    tasks: Iterable<RouteTask>,
    onResults: (results: RouteResult[]) => void,
  ): Promise<void>;
}
