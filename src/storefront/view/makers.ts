import type { Franchise } from '#contract/catalogue/franchise.ts';
import type { Brand, MarketData, Supplier } from '#contract/market/market-schema.ts';
import { MAKERS_ON_PAGE } from '#storefront/entries/model.ts';
import type { ShopContext } from './shop-context.ts';

/** Brands, suppliers and branches. */
export interface MakersView {
  brandOfSlug(slug: string): Brand | undefined;
  /** Page `n` of the brands by name, counted from 1; undefined past the end. */
  brands(page: number): Makers<Brand> | undefined;
  suppliers(page: number): Makers<Supplier> | undefined;
  /** Branches of the shop. */
  readonly franchises: Franchise[];
  /** Place to fetch orders. */
  readonly cashdesk: MarketData['cashdesk'];
}

/** A page of brands or suppliers that have goods, each with how many. */
export interface Makers<Maker> {
  items: { maker: Maker; count: number }[];
  pages: number;
}

export function makersView({ entries }: Pick<ShopContext, 'entries'>): MakersView {
  const pageOf = <Maker>(
    ids: readonly number[],
    page: number,
    get: (id: number) => Maker | undefined,
    countOf: (id: number) => number | undefined,
  ): Makers<Maker> | undefined => {
    const pages = Math.max(Math.ceil(ids.length / MAKERS_ON_PAGE), 1);
    if (page < 1 || page > pages) return undefined;
    const items = ids.slice((page - 1) * MAKERS_ON_PAGE, page * MAKERS_ON_PAGE).flatMap((id) => {
      const maker = get(id);
      const count = countOf(id) ?? 0;
      return maker && count > 0 ? [{ maker, count }] : [];
    });
    return { items, pages };
  };
  return {
    brandOfSlug(slug) {
      const id = entries.get(`brand-slug:${slug}`);
      return id === undefined ? undefined : entries.get(`brand:${id}`);
    },
    brands: (page) =>
      pageOf(
        entries.get('brands') ?? [],
        page,
        (id) => entries.get(`brand:${id}`),
        (id) => entries.get(`list:brand:${id}`)?.total,
      ),
    suppliers: (page) =>
      pageOf(
        entries.get('suppliers') ?? [],
        page,
        (id) => entries.get(`supplier:${id}`),
        (id) => entries.get(`list:supplier:${id}`)?.total,
      ),
    get franchises() {
      return entries.get('franchises') ?? [];
    },
    get cashdesk() {
      return entries.get('market.cashdesk') ?? null;
    },
  };
}
