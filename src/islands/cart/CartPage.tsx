import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { fetchPrices, PRICE_BATCH } from '#client/api/fetch-prices.ts';
import { notify } from '#client/text/notice.ts';
import {
  type Cart,
  cartTotal,
  countItems,
  emptyCart,
  removeLine,
  setCount,
  updatePrices,
} from '#domain/cart.ts';
import { formatPrice } from '#domain/price.ts';
import { createTranslate } from '#i18n/messages.ts';
import { allCategoriesPath, checkoutPath, inLanguage, productPath } from '#paths.ts';
import { $cart } from '#stores/cart.store.ts';
import { CartLineRow } from './CartLineRow.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { CartSummary } from './CartSummary.tsx';
import type { CartPageProps } from './cart-page-props.ts';
import { EmptyCart } from './EmptyCart.tsx';
import { EmptyCartButton } from './EmptyCartButton.tsx';

// The server knows no cart; this one says so by its identity.
const UNKNOWN_CART: Cart = { lines: [] };

/** The shopper's cart: lines, sums and the way to checkout. */
export function CartPage({ language, defaultLanguage, messages }: CartPageProps) {
  const t = createTranslate(messages, language);
  const path = (page: string) => inLanguage(page, language, defaultLanguage);
  const cart = useStore($cart, { ssr: () => UNKNOWN_CART });
  const list = useRef<HTMLUListElement>(null);
  const emptyTitle = useRef<HTMLHeadingElement>(null);
  const [focusAt, setFocusAt] = useState<number>();

  useEffect(() => {
    void refreshPrices();
  }, []);

  // What had the focus is gone after a removal: the line that took its place gets it, else the text that the
  // cart is empty.
  useEffect(() => {
    if (focusAt === undefined) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-cart-remove]') ?? [];
    (buttons[Math.min(focusAt, buttons.length - 1)] ?? emptyTitle.current)?.focus();
    setFocusAt(undefined);
  }, [focusAt]);

  const remove = (stockId: number) => {
    setFocusAt(cart.lines.findIndex(({ stock }) => stock.id === stockId));
    $cart.set(removeLine($cart.get(), stockId));
    notify({ key: 'notice.remove_cart_sucsessfuly' });
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
        {t('cart.items', { count: countItems(cart) })}, {formatPrice(cartTotal(cart))}
      </p>
      <section className="cart-page__lines panel" aria-label={t('cart.lines')}>
        <ul className="cart-page__list" ref={list}>
          {cart.lines.map((line) => (
            <CartLineRow
              key={line.stock.id}
              line={line}
              href={path(productPath(line.variationId))}
              onCount={(count) =>
                count === 0 ? remove(line.stock.id) : $cart.set(setCount($cart.get(), line.stock.id, count))
              }
              onRemove={() => remove(line.stock.id)}
              t={t}
            />
          ))}
        </ul>
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
