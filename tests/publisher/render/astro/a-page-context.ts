import type { AstroGlobal, RouteData, SSRResult } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { createComponent, renderTemplate } from 'astro/runtime/server/index.js';
import { PageContext } from '#publisher/render/astro/page-context.ts';

/** Content of a page, or its answer. */
export type Page = (astro: AstroGlobal) => string | Response | Promise<string | Response>;

/** Locals of a page that reads no shop. */
export const locals = (fields: object = {}) => fields as App.Locals;

/** The context that Astro prepared for a page at `/product/1`, whose route is `/product/[id]`. */
export async function aPageContext(page: Page, own: App.Locals = locals()): Promise<PageContext> {
  let context: PageContext | undefined;
  const component = createComponent(async (result: SSRResult, props: object, slots: object) => {
    context ??= new PageContext(result, component, route as unknown as RouteData, own);
    const astro = result.createAstro({ ...props }, { ...slots }) as unknown as AstroGlobal;
    const shown = await page(astro);
    return shown instanceof Response ? shown : renderTemplate`<p>${shown}</p>`;
  });
  const route = {
    route: '/product/[id]',
    component: 'src/storefront/pages/product/[id].astro',
    params: ['id'],
    pattern: /^\/product\/([^/]+?)\/?$/,
  };
  const container = await AstroContainer.create();
  await container.renderToString(component as Parameters<AstroContainer['renderToString']>[0], {
    locals: own,
    params: { id: '1' },
    request: new Request('http://shop.localhost/product/1'),
  });
  if (!context) throw new Error('The page was not rendered.');
  return context;
}
