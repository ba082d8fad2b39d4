import type { AstroGlobal, RouteData, SSRResult } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { createComponent, render } from 'astro/runtime/server/index.js';
import { ContextProbe } from '#render/astro/context-probe.ts';
import { type PageComponent, PageContext } from '#render/astro/page-context.ts';

/** What a page shows, or answers. */
export type Page = (astro: AstroGlobal) => string | Response | Promise<string | Response>;

/** Locals of a page that reads no shop. */
export const locals = (fields: object = {}) => fields as App.Locals;

/** The context that Astro prepared for a page at `/product/1`, whose route is `/product/[id]`. */
export async function aPageContext(page: Page, own: App.Locals = locals()): Promise<PageContext> {
  const component = createComponent(
    async (result: SSRResult, props: Record<string, unknown>, slots: Record<string, unknown>) => {
      const shown = await page(
        result.createAstro(props, slots as Parameters<SSRResult['createAstro']>[1]) as AstroGlobal,
      );
      return shown instanceof Response ? shown : render`${ContextProbe(result, {}, {})}<p>${shown}</p>`;
    },
  ) as unknown as PageComponent;
  const route = {
    route: '/product/[id]',
    component: 'src/pages/product/[id].astro',
    params: ['id'],
    pattern: /^\/product\/([^/]+?)\/?$/,
  };
  let context: PageContext | undefined;
  own.onContext = (result) => {
    context ??= new PageContext(result, component, route as unknown as RouteData, own);
  };
  const container = await AstroContainer.create();
  await container.renderToString(component as Parameters<AstroContainer['renderToString']>[0], {
    locals: own,
    params: { id: '1' },
    request: new Request('http://shop.localhost/product/1'),
  });
  delete own.onContext;
  if (!context) throw new Error('The page did not show the probe.');
  return context;
}
