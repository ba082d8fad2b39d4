import type { Language } from '#contract/value/primitive.ts';
import { inLanguage } from '#domain/link/paths.ts';
import type { Messages, Translate } from '#storefront/i18n/message-key.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';

/** The language of the page that is open. */
export function pageLanguage(): Language {
  return document.documentElement.dataset.language as Language;
}

/** The language that texts fall back to. */
export function pageDefaultLanguage(): Language {
  return document.documentElement.dataset.defaultLanguage as Language;
}

/** The most pieces of one thing that an order of the shop takes; undefined without a limit. */
export function pageMaxOrder(): number | undefined {
  return Number(document.documentElement.dataset.maxOrder) || undefined;
}

/** The word after a price. */
export function pageCurrency(): string {
  return document.documentElement.dataset.currency as string;
}

/** A page's address in the language of the page that is open. */
export function pagePath(path: string): string {
  return inLanguage(path, pageLanguage(), pageDefaultLanguage());
}

/** The messages that the page sent along for the client. */
export function pageTranslate(): Translate {
  const messages: Messages = JSON.parse(document.getElementById('client-messages')?.textContent || '{}');
  return createTranslate(messages, pageLanguage());
}
