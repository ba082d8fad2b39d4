import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { describeLines } from '#client/api/describe-lines.ts';
import { fetchPrices, PRICE_BATCH } from '#client/api/fetch-prices.ts';
import { removeFromCart } from '#client/page/cart-actions.ts';
import { notify } from '#client/text/notice.ts';
import {
  type Cart,
  cartTotal,
  countItems,
  describeLine,
  emptyCart,
  setCount,
  updatePrices,
} from '#domain/cart.ts';
import { formatPrice } from '#domain/price.ts';
import { groupBySeller } from '#domain/seller-group.ts';
import { createTranslate } from '#i18n/messages.ts';
import { allCategoriesPath, checkoutPath, inLanguage } from '#paths.ts';
import { $cart } from '#stores/cart.store.ts';
import { CartSkeleton } from './CartSkeleton.tsx';
import { CartSummary } from './CartSummary.tsx';
import type { CartPageProps } from './cart-page-props.ts';
import { EmptyCart } from './EmptyCart.tsx';
import { EmptyCartButton } from './EmptyCartButton.tsx';
import { SellerLines } from './SellerLines.tsx';

// The server knows no cart; this one says so by its identity.
const UNKNOWN_CART: Cart = { lines: [] };

/** The shopper's cart: lines, sums and the way to checkout. */
export function CartPage({ language, defaultLanguage, messages }: CartPageProps) {
  const t = createTranslate(messages, language);
  const path = (page: string) => inLanguage(page, language, defaultLanguage);
  const cart = useStore($cart, { ssr: () => UNKNOWN_CART });
  const groups = groupBySeller(cart.lines);
  const lines = useRef<HTMLElement>(null);
  const emptyTitle = useRef<HTMLHeadingElement>(null);
  const [focusAt, setFocusAt] = useState<number>();

  useEffect(() => {
    void refreshPrices();
    void describeLines($cart.get(), { language, defaultLanguage }, (stockId, words) =>
      $cart.set(describeLine($cart.get(), stockId, words)),
    );
  }, [language, defaultLanguage]);

  // What had the focus is gone after a removal: the line that took its place gets it, else the text that the
  // cart is empty.
  useEffect(() => {
    if (focusAt === undefined) return;
    const buttons = lines.current?.querySelectorAll<HTMLElement>('[data-cart-remove]') ?? [];
    (buttons[Math.min(focusAt, buttons.length - 1)] ?? emptyTitle.current)?.focus();
    setFocusAt(undefined);
  }, [focusAt]);

  const remove = (stockId: number) => {
    const shown = groups.flatMap((group) => group.lines);
    setFocusAt(shown.findIndex(({ stock }) => stock.id === stockId));
    removeFromCart(stockId);
  };
  const empty = () => {
    setFocusAt(0);
    $cart.set(emptyCart());
    notify({ key: 'notice.cart-emptied' });
  };

  if (cart === UNKNOWN_CART) return <CartSkeleton label={t('cart.loading')} />;
  if (cart.lines.length === 0)
    return <EmptyCart titleRef={emptyTitle} catalogueHref={path(allCategoriesPath())} t={t} />;

  return (
    <div className="cart-page">
      <p className="visually-hidden" role="status">
        {t('cart.items', { count: countItems(cart) })}, {formatPrice(cartTotal(cart), t('shell.currency'))}
      </p>
      <section className="cart-page__lines panel" aria-label={t('cart.lines')} ref={lines}>
        {groups.map((group) => (
          <SellerLines
            key={group.supplierId}
            group={group}
            named={groups.length > 1}
            path={path}
            onCount={(stockId, count) =>
              count === 0 ? remove(stockId) : $cart.set(setCount($cart.get(), stockId, count))
            }
            t={t}
          />
        ))}
        <EmptyCartButton onEmpty={empty} t={t} />
      </section>
      <CartSummary cart={cart} checkoutHref={path(checkoutPath())} t={t} />
    </div>
  );
}

async function refreshPrices(): Promise<void> {
  const ids = $cart.get().lines.map(({ variationId }) => variationId);
  for (let from = 0; from < ids.length; from += PRICE_BATCH) {
    const prices = await fetchPrices(ids.slice(from, from + PRICE_BATCH));
    if (prices.length > 0) $cart.set(updatePrices($cart.get(), prices));
  }
}
