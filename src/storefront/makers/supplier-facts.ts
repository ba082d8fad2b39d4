import type { Supplier } from '#contract/market/market-schema.ts';
import { phoneHref } from '#domain/account/phone.ts';
import { countryName } from '#domain/text/country-name.ts';
import { ageLabel, yearsSince } from '#domain/time/age.ts';
import type { IconName } from '#storefront/ui/icon/icon.ts';
import type { ShopView } from '#storefront/view/shop-view.ts';

/** Facts about a supplier, in the page's language. */
export interface SupplierFacts {
  /** `11 лет`; empty if unknown, or if it began this year. */
  age: string;
  rows: ({ icon: IconName; name: string; value: string } & LinkOfFact)[];
}

interface LinkOfFact {
  href?: string;
  /** Set where the address is on another site. */
  isElsewhere?: true;
}

export function supplierFacts(shop: ShopView, supplier: Supplier): SupplierFacts {
  const { phone, webSite, country, creationYear } = supplier;
  const { t, language } = shop;
  const address = shop.text(supplier.address);
  const age = creationYear === null ? undefined : yearsSince(creationYear, shop.year);
  const row = (icon: IconName, name: string, value: string, more: LinkOfFact = {}) =>
    value ? [{ icon, name, value, ...more }] : [];
  return {
    age: age ? ageLabel(age, language) : '',
    rows: [
      ...row('globe', t('maker.country'), countryName(country, language)),
      ...row('clock', t('maker.since'), age === undefined ? '' : String(creationYear)),
      ...row('location', t('maker.address'), address),
      ...(phone ? row('phone', t('account.phone'), phone, { href: phoneHref(phone) }) : []),
      ...(webSite
        ? row('store', t('maker.webSite'), hostOf(webSite), { href: webSite, isElsewhere: true })
        : []),
    ],
  };
}

/** An address as people write it: `example.uz`. */
function hostOf(address: string): string {
  return URL.parse(address)?.host.replace(/^www\./, '') ?? '';
}
