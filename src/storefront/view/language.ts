import type { Language, Localized } from '#contract/value/primitive.ts';
import { linkInLanguage } from '#domain/link/link-in-language.ts';
import { fullAddress, inLanguage } from '#domain/link/paths.ts';
import { drawnText } from '#domain/text/drawn-text.ts';
import { localizedText } from '#domain/text/localized-text.ts';
import { typesetHtml } from '#domain/text/typeset.ts';
import type { ShopContext } from './shop-context.ts';

/** Texts and addresses in the language of the page. */
export interface LanguageView extends Pick<ShopContext, 'language' | 'origin' | 't' | 'messages'> {
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
  /** The text in the page's language, else in the shop's default one, else in any; a blank one is missing. */
  text(localized: Localized | undefined): string;
  /** The same as a page draws it: no break behind a number, soft hyphens in long words. */
  drawn(localized: Localized | undefined): string;
  /** HTML of the shop's owner as a page draws it. */
  html(localized: Localized | undefined): string;
  /** Path of a page in the page's language, or in another. */
  path(path: string, language?: Language): string;
  /** A link that the shop's owner wrote: a page of the shop opens in the page's language. */
  link(address: string): string;
  /** Absolute address of a page. */
  url(path: string, language?: Language): string;
}

export function languageView({ tenant, language, origin, t, messages }: ShopContext): LanguageView {
  const { languages } = tenant;
  const [defaultLanguage] = languages;
  const text = (localized: Localized | undefined) => localizedText(localized, language, defaultLanguage);
  const path = (one: string, other = language) => inLanguage(one, other, defaultLanguage);
  return {
    language,
    languages,
    defaultLanguage,
    origin,
    t,
    messages,
    text,
    drawn: (localized) => drawnText(localized, language, defaultLanguage),
    html: (localized) => typesetHtml(text(localized)),
    path,
    link: (address) => linkInLanguage(address, language, languages),
    url: (one, other) => fullAddress(path(one, other), origin),
  };
}
