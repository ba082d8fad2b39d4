import { urlSchema } from '#contract/value/primitive.ts';
import { isUploadUrl } from '#platform/areas/upload/keep-upload.ts';

const MAX_URL = 2_048;

/** `www.shop.example/1.jpg` and `cdn.shop.example/1.jpg`: a host without its scheme. */
const HOST_FIRST = /^(?:www\.|[a-z0-9-]+\.)(?:[a-z0-9-]+\.)+[a-z]{2,}\//i;

/**
 * Base of the addresses of a feed: the shop's own address, else the one of an offer; empty without either.
 */
export function shopBase(shopUrl: string, offerUrl: string): string {
  const [own, of] = [shopUrl, offerUrl].map((text) => text.trim());
  if (own && /^https?:\/\//i.test(own)) return own;
  if (of && /^https?:\/\//i.test(of)) return of;
  return own && /^[\w.-]+\.[a-z]{2,}(?:\/|$)/i.test(own) ? `https://${own}` : '';
}

/** The address as http(s), completed by the address of the shop; undefined where it is none. */
export function webUrl(text: string, base: string): URL | undefined {
  if (text.length > MAX_URL) return undefined;
  const full = /^https?:\/\//i.test(base) ? base : undefined;
  const url = URL.parse(text, full) ?? undefined;
  return url && /^https?:$/.test(url.protocol) && url.username === '' ? url : undefined;
}

/** The address of a picture as the contract takes it. */
export function pictureUrl(text: string, base: string): string | undefined {
  if (isUploadUrl(text)) return text;
  const address = text.replaceAll('&amp;', '&');
  const full = address.startsWith('//') ? `https:${address}` : address;
  const href = webUrl(HOST_FIRST.test(full) ? `https://${full}` : full, base)?.href.replaceAll("'", '%27');
  return href && urlSchema.safeParse(href).success ? href : undefined;
}
