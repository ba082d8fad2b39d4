import type { Language } from '#contract/value/primitive.ts';
import { inLanguage } from './paths.ts';

/** A path on the own host; two slashes, however they lean, would begin another host. */
const OWN_PATH = /^\/(?![/\\])[^?#]*/;

/**
 * A link that a shop's owner wrote, on a page in `language`. A page of the shop opens in the page's language,
 * whichever one the link names; other addresses and files, told by an ending, stay as they are.
 */
export function linkInLanguage(
  link: string,
  language: Language,
  languages: readonly [Language, ...Language[]],
): string {
  const [path] = OWN_PATH.exec(link) ?? [];
  if (path === undefined || path.slice(path.lastIndexOf('/')).includes('.')) return link;
  const [, first = ''] = path.split('/', 2);
  const plain = languages.some((one) => one === first) ? path.slice(first.length + 1) || '/' : path;
  return inLanguage(plain, language, languages[0]) + link.slice(path.length);
}
