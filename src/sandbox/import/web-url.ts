import { urlSchema } from '#contract/primitive.ts';

const MAX_URL = 2_048;

/** The address as http(s), completed by the address of the shop; undefined where it is none. */
export function webUrl(text: string, shopUrl: string): URL | undefined {
  if (text.length > MAX_URL) return undefined;
  // An address without a scheme is taken as one of the shop.
  const url = URL.parse(text, /^https?:\/\//i.test(shopUrl) ? shopUrl : undefined) ?? undefined;
  return url && /^https?:$/.test(url.protocol) && url.username === '' ? url : undefined;
}

/** The address of a picture as the contract takes it. */
export function pictureUrl(text: string, shopUrl: string): string | undefined {
  const href = webUrl(text.startsWith('//') ? `https:${text}` : text, shopUrl)?.href.replaceAll("'", '%27');
  return href && urlSchema.safeParse(href).success ? href : undefined;
}
