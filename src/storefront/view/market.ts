import type { Settings } from '#contract/market/settings.ts';
import type { ListLook } from '#domain/listing/list-look.ts';
import type { Entries } from '#storefront/entries/model.ts';
import type { CardLook } from '#storefront/looks/card-look.ts';
import { cardLook, cardSettings } from '#storefront/looks/product-card.ts';
import { type ListVariant, listVariant } from '#storefront/looks/product-list.ts';
import type { ShopContext } from './shop-context.ts';

/** Facts and settings of a shop. */
export interface MarketView {
  readonly tenant: ShopContext['tenant'];
  readonly identity: Entries['market.identity'];
  readonly contact: Entries['market.contact'];
  readonly entry: Entries['market.entry'];
  readonly theme: Entries['market.theme'];
  /** Names of the ways to pay. */
  readonly payments: Entries['payments'];
  /** UZS of goods that are delivered for nothing; null where none are. */
  readonly freeShippingFrom: Entries['market.free-shipping'];
  /** Rules for passwords and the provider of maps; with the tenant's key if the shop has none. */
  readonly company: Entries['market.company'];
  setting<Name extends keyof Settings>(name: Name): Settings[Name];
  /** Look of the shop's cards; a brief one stands beside the page's main content. */
  cardLook(brief?: boolean): CardLook;
  /** Look of the shop's lists, and the part of it that a browser needs. */
  listVariant(): ListVariant;
  listLook(): ListLook;
}

const settingKeys = new Map<keyof Settings, `setting:${string}`>();

/** The same string each time: a page asks for some twenty settings, and each new string would be hashed. */
function settingKey(name: keyof Settings): `setting:${string}` {
  let key = settingKeys.get(name);
  if (!key) {
    key = `setting:${name}`;
    settingKeys.set(name, key);
  }
  return key;
}

export function marketView({ tenant, entries }: ShopContext): MarketView {
  const must = <Key extends keyof Entries & `market.${string}`>(key: Key) => {
    const entry = entries.get(key);
    if (!entry) throw new Error(`The snapshot of ${tenant.name} has no ${key}: pull the shop again.`);
    return entry;
  };
  const setting = <Name extends keyof Settings>(name: Name) =>
    entries.get(settingKey(name)) as Settings[Name];
  return {
    tenant,
    get identity() {
      return must('market.identity');
    },
    get contact() {
      return must('market.contact');
    },
    get entry() {
      return must('market.entry');
    },
    get theme() {
      return must('market.theme');
    },
    get payments() {
      return entries.get('payments') ?? [];
    },
    get freeShippingFrom() {
      return entries.get('market.free-shipping') ?? null;
    },
    get company() {
      const company = must('market.company');
      if (company.map.token !== null || tenant.map_key === undefined) return company;
      return { ...company, map: { ...company.map, token: tenant.map_key } };
    },
    setting,
    listVariant: () => listVariant(setting('productListStyleType')),
    listLook: () => {
      const { filters, pages } = listVariant(setting('productListStyleType'));
      return { filters, pages };
    },
    cardLook: (brief) => cardLook(cardSettings(setting), brief),
  };
}
