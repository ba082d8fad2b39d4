import { createApp } from 'astro/app/entrypoint';

const app = createApp({ streaming: false });

/** What one render gave. */
export interface Rendered {
  status: number;
  /** UTF-8. */
  html: Buffer;
}

/** Renders the page at a path without a language prefix; `locals.shop` decides shop and language. A page's error is thrown, not shown. */
export async function renderPage(path: string, locals: App.Locals): Promise<Rendered> {
  const response = await app.render(new Request(`http://shop.localhost${path}`), { locals });
  if (locals.failure) throw new Error(`Rendering ${path} failed.`, { cause: locals.failure.error });
  return { status: response.status, html: Buffer.from(await response.arrayBuffer()) };
}
