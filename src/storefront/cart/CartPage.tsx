import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { Language, Localized, StockId } from '#contract/value/primitive.ts';
import { GUEST } from '#domain/account/session.ts';
import { type Cart, cartTotal, countItems, isSoldOut } from '#domain/cart/cart.ts';
import { acknowledge, changedLines } from '#domain/cart/cart-change.ts';
import type { PendingChanges } from '#domain/cart/pending-change.ts';
import { groupBySeller } from '#domain/cart/seller-group.ts';
import { allCategoriesPath, categoryPath, checkoutPath, inLanguage, loginPath } from '#domain/link/paths.ts';
import { missingToOrder } from '#domain/order/least-order.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import type { MessageSource, Messages } from '#storefront/i18n/message-key.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';
import { $session } from '#storefront/session/session.store.ts';
import { CartBar } from './CartBar.tsx';
import { CartNews } from './CartNews.tsx';
import messageKeys from './CartPage.tsx?messages';
import { CartSkeleton } from './CartSkeleton.tsx';
import { CartSummary } from './CartSummary.tsx';
import { $cart, changeCart } from './cart.store.ts';
import { changeCount, clearCart } from './cart-actions.ts';
import { type CategoryLink, EmptyCart } from './EmptyCart.tsx';
import { EmptyCartButton } from './EmptyCartButton.tsx';
import { $pendingChanges } from './pending-changes.store.ts';
import { SellerLines } from './SellerLines.tsx';
import { useFreshCart } from './use-fresh-cart.ts';
import './CartPage.css';

export interface CartPageProps {
  language: Language;
  defaultLanguage: Language;
  messages: Messages;
  /** UZS: the minimum of an order in goods. */
  minOrderSum: number;
  /** UZS of goods that are delivered for nothing; null where none are. */
  freeShippingFrom: number | null;
  /** Ways on from an empty cart. */
  categories: readonly CategoryLink[];
}

/** Categories that an empty page names. */
const CATEGORIES = 6;

/** Props of the cart page; the cart itself is in the browser. */
export function cartPageProps(
  shop: MessageSource &
    Pick<CartPageProps, 'language' | 'defaultLanguage' | 'freeShippingFrom'> & {
      setting: (name: 'minOrderSum') => number;
      mainCategories: () => readonly { name: Localized; slug: string }[];
      text: (text: Localized) => string;
      path: (path: string) => string;
    },
): CartPageProps {
  return {
    language: shop.language,
    defaultLanguage: shop.defaultLanguage,
    messages: shop.messages(messageKeys),
    minOrderSum: shop.setting('minOrderSum'),
    freeShippingFrom: shop.freeShippingFrom,
    categories: shop
      .mainCategories()
      .slice(0, CATEGORIES)
      .map(({ name, slug }) => ({ name: shop.text(name), href: shop.path(categoryPath(slug)) })),
  };
}

// The server has no cart; this object, compared by identity, stands in until hydration.
const UNKNOWN_CART: Cart = { lines: [] };
const NOTHING_PENDING: PendingChanges = [];

/** The shopper's cart: lines, sums and the way to checkout. */
export function CartPage({
  language,
  defaultLanguage,
  messages,
  minOrderSum,
  freeShippingFrom,
  categories,
}: CartPageProps) {
  const t = createTranslate(messages, language);
  const path = (page: string) => inLanguage(page, language, defaultLanguage);
  const cart = useStore($cart, { ssr: () => UNKNOWN_CART });
  const pending = useStore($pendingChanges, { ssr: () => NOTHING_PENDING });
  const { token } = useStore($session, { ssr: () => GUEST });
  const groups = groupBySeller(cart.lines);
  const lines = useRef<HTMLElement>(null);
  const emptyTitle = useRef<HTMLHeadingElement>(null);
  const [focusAt, setFocusAt] = useState<number>();
  useFreshCart(language, defaultLanguage);

  // A removal takes the focused button away: the line in its place gets the focus, or the title of the empty
  // cart.
  useEffect(() => {
    if (focusAt === undefined) return;
    const buttons = lines.current?.querySelectorAll<HTMLElement>('[data-cart-remove]') ?? [];
    (buttons[Math.min(focusAt, buttons.length - 1)] ?? emptyTitle.current)?.focus();
    setFocusAt(undefined);
  }, [focusAt]);

  const ask = (stockId: StockId, count: number) => {
    const shown = groups.flatMap((group) => group.lines);
    if (count < 1) setFocusAt(shown.findIndex(({ stock }) => stock.id === stockId));
    changeCount(stockId, count);
  };
  const empty = () => {
    setFocusAt(0);
    clearCart();
  };
  const seen = () => {
    setFocusAt(0);
    changeCart(acknowledge);
  };

  if (cart === UNKNOWN_CART) return <CartSkeleton label={t('cart.loading')} />;
  const catalogueHref = path(allCategoriesPath());
  const waiting = new Set(pending.flatMap(({ failed, stockId }) => (failed ? [stockId] : [])));
  const news = (
    <CartNews
      changed={changedLines(cart).length}
      leftOut={cart.leftOut ?? 0}
      isWaiting={waiting.size > 0}
      onSeen={seen}
      t={t}
    />
  );
  if (cart.lines.length === 0)
    return (
      <>
        <EmptyCart titleRef={emptyTitle} catalogueHref={catalogueHref} categories={categories} t={t} />
        <div className="cart-dock">{news}</div>
      </>
    );

  const total = cartTotal(cart);
  const next = {
    checkoutHref: path(token === null ? loginPath(path(checkoutPath())) : checkoutPath()),
    catalogueHref,
    minOrderSum,
    missing: missingToOrder(total, minOrderSum),
    isOrderable: !cart.lines.every(isSoldOut),
  };
  return (
    <div className="cart-page">
      <p className="visually-hidden" role="status">
        {t('cart.items', { count: countItems(cart) })}, {formatPrice(total, t('shell.currency'))}
      </p>
      <section className="cart-page__lines panel" aria-label={t('cart.lines')} ref={lines}>
        {groups.map((group) => (
          <SellerLines
            key={group.supplierId}
            group={group}
            named={groups.length > 1}
            path={path}
            waiting={waiting}
            onAsk={ask}
            t={t}
          />
        ))}
        <EmptyCartButton onEmpty={empty} t={t} />
      </section>
      <CartSummary cart={cart} next={next} freeShippingFrom={freeShippingFrom} t={t} />
      <div className="cart-dock">
        {news}
        <CartBar total={total} next={next} t={t} />
      </div>
    </div>
  );
}
