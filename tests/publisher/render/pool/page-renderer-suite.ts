import { describe, expect, test } from 'vitest';
import type { PageRenderer } from '#publisher/render/pool/page-renderer.ts';
import { RenderError } from '#publisher/render/pool/render-worker.ts';
import type { RouteResult, ShopJob } from '#publisher/render/worker/protocol.ts';

export interface RendererUnderTest {
  renderer: PageRenderer;
  /** Of an attempt that has begun, for a shop with these routes. */
  job: ShopJob;
  routes: readonly string[];
}

const tasksOf = (routes: readonly string[]) => routes.map((path) => ({ path, publishedHashes: null }));

/** Tests that every renderer of pages passes, on one machine or on several. */
export function describePageRenderer(name: string, open: () => Promise<RendererUnderTest>): void {
  async function render(
    { renderer, job }: RendererUnderTest,
    tasks: Parameters<PageRenderer['render']>[1],
  ): Promise<RouteResult[]> {
    const results: RouteResult[] = [];
    await renderer.render(job, tasks, (some) => results.push(...some));
    return results;
  }

  describe(name, () => {
    test('each route is rendered and told of once, and only pages that differ are staged', async () => {
      const under = await open();
      const results = await render(under, tasksOf(under.routes));
      expect(results.map(({ path }) => path).sort()).toEqual([...under.routes].sort());
      expect(results.every(({ written, reads }) => written.every(Boolean) && reads.length > 0)).toBe(true);
      const again = results.map(({ path, hashes }) => ({ path, publishedHashes: hashes }));
      const unchanged = await render(under, again);
      expect(unchanged).toHaveLength(results.length);
      expect(unchanged.flatMap(({ written }) => written)).not.toContain(true);
    });

    test('a page that cannot be rendered ends the work and is named', async () => {
      const under = await open();
      const failing = render(under, tasksOf(['/nowhere', ...under.routes]));
      await expect(failing).rejects.toThrow(RenderError);
      await expect(failing).rejects.toMatchObject({ path: '/nowhere' });
    });

    test('what goes wrong with a result ends the work', async () => {
      const { renderer, job, routes } = await open();
      const rendering = renderer.render(job, tasksOf(routes), () => {
        throw new Error('the index is full');
      });
      await expect(rendering).rejects.toThrow('the index is full');
    });
  });
}
