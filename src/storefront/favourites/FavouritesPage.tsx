import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { allCategoriesPath, cartPath, inLanguage } from '#domain/link/paths.ts';
import { offerOf } from '#domain/pricing/offer.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import { sortPicks } from '#domain/product/picked.ts';
import { cheaperBy, type StockEntry } from '#domain/product/stock-list.ts';
import { formatMoment } from '#domain/text/format.ts';
import type { Card } from '#storefront/card/card.ts';
import { variationCard } from '#storefront/card/variation-card.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';
import { LiveGrid } from '#storefront/listing/LiveGrid.tsx';
import { EmptyList } from '#storefront/listing/stocks/EmptyList.tsx';
import { StockNote } from '#storefront/listing/stocks/StockNote.tsx';
import { StocksSkeleton } from '#storefront/listing/stocks/StocksSkeleton.tsx';
import { dropStocks } from '#storefront/listing/stocks/stock-list.ts';
import {
  type StockPageProps,
  type StockShop,
  stockPageProps,
} from '#storefront/listing/stocks/stock-page-props.ts';
import { useFocusAfter } from '#storefront/listing/stocks/use-focus-after.ts';
import { useFreshPrices } from '#storefront/listing/stocks/use-fresh-prices.ts';
import { useProducts } from '#storefront/listing/stocks/use-products.ts';
import { type Notice, notify } from '#storefront/page/notice.ts';
import { CallFailed } from '#storefront/ui/call/CallFailed.tsx';
import { addFavourites } from './add-favourites.ts';
import messageKeys from './FavouritesPage.tsx?messages';
import { FAVOURITE_ORDERS, type FavouriteOrder, orderFavourites } from './favourite-order.ts';
import { $favourites } from './favourites.store.ts';
import { useSeenFavourites } from './use-seen-favourites.ts';
import '#storefront/ui/form/input.css';
import '#storefront/listing/select.css';
import '#storefront/listing/stocks/stocks.css';
import '#storefront/card/pictures.css';

/** Props of the page of favourites; the browser knows which products they are. */
export function favouritesPageProps(shop: StockShop): StockPageProps {
  return stockPageProps(shop, messageKeys);
}

// The server has no list; this object, compared by identity, stands in until hydration.
const UNKNOWN: readonly StockEntry[] = [];
const HEARTS = 'button[data-action=favourite]';
/** Placeholder cards before the list is known, and at most. */
const BONES = 5;
const MOST_BONES = 20;

/** The shopper's favourites, newest first. Their hearts are run by the client. */
export function FavouritesPage({ language, defaultLanguage, messages, look, sections }: StockPageProps) {
  const t = createTranslate(messages, language);
  const entries = useStore($favourites, { ssr: () => UNKNOWN });
  const { products, error, retry } = useProducts(entries.map(({ productId }) => productId));
  const prices = useFreshPrices(entries.map(({ variationId }) => variationId));
  const { list, title, note } = useFocusAfter(HEARTS, entries.length);
  const [order, setOrder] = useState<FavouriteOrder>('added');
  const [adding, setAdding] = useState(false);
  const { found, gone, waiting } = sortPicks(entries.toReversed(), products);
  const cards = found.map(({ product, variation }) =>
    variationCard(product, variation, { language, defaultLanguage }),
  );
  const seen = useSeenFavourites(cards, entries !== UNKNOWN && waiting.length === 0, language);
  /** Favourites without an answer from the shop, as they were last seen. */
  const old = waiting.flatMap(
    ({ variationId }) => seen.cards.find(({ item }) => item.variationId === variationId) ?? [],
  );

  const drop = (dropped: readonly StockEntry[], notice: Notice) => {
    const undo = dropStocks(
      $favourites,
      dropped.map(({ stockId }) => stockId),
    );
    note(0);
    notify({ ...notice, undo });
  };
  const currentOffer = ({ item }: Card) => offerOf({ ...item, ...prices[item.variationId] });
  const shown = orderFavourites([...cards, ...old], order, currentOffer);
  const addAll = async () => {
    if (adding) return;
    setAdding(true);
    const { added, left } = await addFavourites(found, language, defaultLanguage);
    setAdding(false);
    const done = added > 0 ? t('favourites.added-all', { count: added }) : t('favourites.added-none');
    const href = inLanguage(cartPath(), language, defaultLanguage);
    notify({
      text: left > 0 ? `${done} ${t('favourites.left', { count: left })}` : done,
      link: { key: 'notice.pay', href },
    });
  };
  /** Text about the sum that a product has become cheaper by since it was marked. */
  const cheaper = (card: Card) => {
    const entry = entries.find(({ variationId }) => variationId === card.item.variationId);
    const sum = entry ? cheaperBy(entry, currentOffer(card).price) : 0;
    return sum > 0 ? t('favourites.cheaper', { sum: formatPrice(sum, t('shell.currency')) }) : '';
  };

  if (entries === UNKNOWN) return <StocksSkeleton label={t('favourites.loading')} count={BONES} />;
  if (entries.length === 0)
    return (
      <EmptyList
        icon="heart"
        title={t('favourites.empty-title')}
        text={t('favourites.empty-text')}
        titleRef={title}
        catalogueHref={inLanguage(allCategoriesPath(), language, defaultLanguage)}
        sections={sections}
        t={t}
      />
    );
  if (waiting.length === entries.length && error === undefined)
    return <StocksSkeleton label={t('favourites.loading')} count={Math.min(entries.length, MOST_BONES)} />;
  return (
    <div className="stocks">
      <div className="stocks__head">
        <p role="status">{t('category.count', { count: entries.length })}</p>
        <button
          type="button"
          className="stocks__tool"
          onClick={() => drop(entries, { text: t('favourites.cleared') })}
        >
          {t('favourites.clear')}
        </button>
      </div>
      {entries.length > 1 && (
        <div className="stocks__bar">
          {look.showCart && found.length > 0 && (
            <button
              type="button"
              className="button button--secondary"
              aria-busy={adding}
              onClick={() => void addAll()}
            >
              {t('favourites.add-all')}
            </button>
          )}
          <label className="list-select">
            <span className="visually-hidden">{t('favourites.order')}</span>
            <select
              className="field__input field__input--select"
              value={order}
              onChange={({ target }) =>
                setOrder(FAVOURITE_ORDERS.find((one) => one === target.value) ?? 'added')
              }
            >
              {FAVOURITE_ORDERS.map((one) => (
                <option key={one} value={one}>
                  {t(`favourites.order-${one}`)}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      {error !== undefined && <CallFailed error={error} onRetry={retry} t={t} />}
      {old.length > 0 && (
        <StockNote
          text={t('favourites.seen', { time: formatMoment(new Date(seen.at).toISOString(), language) })}
        />
      )}
      {gone.length > 0 && (
        <StockNote text={t('favourites.gone', { count: gone.length })}>
          <button
            type="button"
            className="stocks__tool"
            onClick={() => drop(gone, { key: 'notice.favourite-removed' })}
          >
            {t('favourites.drop-gone')}
          </button>
        </StockNote>
      )}
      {found.length + old.length > 0 && <h2 className="visually-hidden">{t('favourites.products')}</h2>}
      <div
        ref={list}
        onClickCapture={({ target, currentTarget }) => {
          const heart = target instanceof Element ? target.closest(HEARTS) : null;
          if (heart) note([...currentTarget.querySelectorAll(HEARTS)].indexOf(heart));
        }}
      >
        <LiveGrid cards={shown} look={look} language={language} t={t} noteOf={cheaper} />
      </div>
      <p className="stocks__kept">{t('favourites.kept-here')}</p>
    </div>
  );
}
