import { defineMiddleware } from 'astro:middleware';

/** A render brings its shop along. The development server finds it by the request's host instead. */
export const onRequest = defineMiddleware(async (context, next) => {
  if (context.locals.shop) {
    try {
      return await next();
    } catch (error) {
      context.locals.failure = { error };
      throw error;
    }
  }
  if (import.meta.env.DEV) {
    const { serveInDevelopment } = await import('./development.ts');
    return serveInDevelopment(context, next);
  }
  return new Response('This module renders pages with a shop in their locals.', { status: 500 });
});
