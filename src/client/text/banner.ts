import { notify } from './notice.ts';

/** What a push message says. */
export interface Banner {
  title: string;
  body: string;
  /** Address of a picture. */
  image?: string | undefined;
  /** Where it leads; of an address its path and query count, since it may name another host. */
  url?: string | undefined;
}

/**
 * Shows a push message over the page, for as long as the popup of a product that was added.
 * @awaited
 */
export function showBanner({ title, body, image, url }: Banner): void {
  const link = url === undefined ? null : URL.parse(url, location.href);
  notify({
    title,
    text: body,
    ...(image && { image }),
    ...(link && { link: { key: 'notice.to-product', href: link.pathname + link.search } }),
  });
}
