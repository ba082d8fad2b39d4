import { listCategoryProducts } from '#contract/catalogue/listing.ts';
import { listedCard } from '#storefront/card/listed-card.ts';
import { variationCard } from '#storefront/card/variation-card.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { LiveGrid } from '#storefront/listing/LiveGrid.tsx';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { shownPrice } from '#storefront/pricing/shown-price.ts';
import { $viewed } from '#storefront/product/viewed.store.ts';
import { fetchViewed } from '#storefront/product/viewed-products.ts';
import { useCall } from '#storefront/ui/call/use-call.ts';
import type { SearchPageProps } from './search-page-props.ts';

/** Number of goods: whole rows of two and four. */
const SHOWN = 8;

export interface OtherGoodsProps
  extends Pick<SearchPageProps, 'look' | 'language' | 'defaultLanguage' | 'firstSection'> {
  t: Translate;
}

/** Goods to go on by: those that the shopper looked at, else what sells most in the first section. */
export function OtherGoods({ look, language, defaultLanguage, firstSection, t }: OtherGoodsProps) {
  const languages = { language, defaultLanguage };
  const call = useCall(async (signal) => {
    const viewed = await fetchViewed($viewed.get().slice(0, SHOWN), { signal });
    const seen = viewed.map(({ product, variation }) => variationCard(product, variation, languages));
    if (seen.length > 0 || firstSection === null) return { title: t('picks.viewed'), cards: seen };
    const query = { page: 1, size: SHOWN, sort: 'popular' as const };
    const { items } = await callShop(
      listCategoryProducts,
      { params: { id: firstSection }, query },
      { signal },
    );
    return { title: t('search.popular'), cards: items.map((one) => listedCard(shownPrice(one), languages)) };
  }, []);
  if (call.kind !== 'ready' || call.value.cards.length === 0) return null;
  return (
    <section className="other-goods">
      <h2>{call.value.title}</h2>
      <LiveGrid cards={call.value.cards} look={look} language={language} t={t} />
    </section>
  );
}
