import type { RouteTask } from '#publisher/plan/plan-render.ts';
import type { FrameTexts } from '#publisher/render/worker/frame.ts';
import type { RouteResult, ShopJob } from '#publisher/render/worker/protocol.ts';

/** Renders pages of shops, on this machine alone or with others. */
export interface PageRenderer {
  /** Look, header and footer of a shop, to tell whether they changed. Whoever asks is about to render. */
  fragmentTexts(job: ShopJob): Promise<FrameTexts>;
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
