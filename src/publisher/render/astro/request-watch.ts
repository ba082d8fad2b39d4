import type { SSRResult } from 'astro';

/** Properties of `Astro` that tell a page of its own request, or leave something behind for the next page. */
export const OF_ONE_REQUEST = [
  'request',
  'url',
  'originPathname',
  'cookies',
  'session',
  'clientAddress',
  'currentLocale',
  'preferredLocale',
  'preferredLocaleList',
] as const;

/**
 * Calls `onRead` whenever a component of the page reads something of its request from `Astro`; it still gets
 * the value. The prototype of every component's `Astro` is one object a page. False where it does not look
 * so: then nothing is watched.
 */
export function watchRequest(result: SSRResult, onRead: () => void): boolean {
  const shared: object = Object.getPrototypeOf(result.createAstro({}, {}));
  const found = OF_ONE_REQUEST.flatMap((name) => {
    const property = Object.getOwnPropertyDescriptor(shared, name);
    return property?.configurable ? [{ name, property }] : [];
  });
  if (shared === Object.prototype || found.length < OF_ONE_REQUEST.length) return false;
  for (const { name, property } of found) {
    Object.defineProperty(shared, name, {
      configurable: true,
      enumerable: property.enumerable ?? true,
      get() {
        onRead();
        return property.get ? property.get.call(this) : property.value;
      },
    });
  }
  return true;
}
