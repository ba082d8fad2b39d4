import type { Language } from '#contract/value/primitive.ts';
import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import type { EntryReader } from '#storefront/entries/model.ts';
import type { MessageKey, Messages, Translate } from '#storefront/i18n/message-key.ts';

/** Parts that a view is made of. */
export interface ShopContext {
  tenant: TenantConfig;
  language: Language;
  /** `https://shop.example`, without a closing slash. */
  origin: string;
  /** A message of the dictionaries in the page's language. */
  t: Translate;
  /** Raw messages of the given keys, to pass to an island or the client. */
  messages: (keys: readonly MessageKey[]) => Messages;
  /** The entries of the shop, of its style and of time: see `withStyles` and `withTime`. */
  entries: EntryReader;
}
