import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { addToCart } from '#client/page/cart-actions.ts';
import { lineOf, readItem } from '#client/page/item.ts';
import { showQuantity } from '#client/page/prices.ts';
import { offerOf } from '#domain/offer.ts';
import { MAX_QUANTITY } from '#domain/quantity.ts';
import { createTranslate } from '#i18n/messages.ts';
import { $openChoices } from '#stores/choices.store.ts';
import { $currentPrices } from '#stores/prices.store.ts';
import { QuantityStepper } from '../quantity/QuantityStepper.tsx';
import type { BuyActionsProps } from './buy-actions-props.ts';

// One object each: React compares what the server's side of a store gives by identity.
const NO_PRICES = {};
const NO_CHOICES = {};

/** Quantity and "add to cart" for the product whose element (`data-item`) it stands in. */
export function BuyActions({ lowest, orderable, language, messages }: BuyActionsProps) {
  const t = createTranslate(messages, language);
  const root = useRef<HTMLDivElement>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [quantity, setQuantity] = useState(lowest);
  const [busy, setBusy] = useState(false);
  const prices = useStore($currentPrices, { ssr: () => NO_PRICES });
  const openChoices = useStore($openChoices, { ssr: () => NO_CHOICES });

  useLayoutEffect(() => setElement(root.current?.closest<HTMLElement>('[data-item]') ?? null), []);

  const item = element && readItem(element);
  const terms = item && { ...item, stockCount: prices[item.variationId]?.count ?? item.stockCount };
  const open = item !== null && openChoices[item.variationId] === true;
  const available = terms ? offerOf(terms).orderable : orderable;

  const onQuantity = (next: number) => {
    setQuantity(next);
    if (element) showQuantity(element, next);
  };
  const onAdd = async () => {
    if (!element || busy) return;
    setBusy(true);
    await addToCart(lineOf(element));
    setBusy(false);
  };

  return (
    <div className="buy-box__actions" ref={root}>
      <QuantityStepper
        quantity={quantity}
        rule={terms ?? { minOrder: lowest, tracking: true, stockCount: orderable ? MAX_QUANTITY : 0 }}
        labels={{
          quantity: t('cart.quantity-label'),
          increase: t('cart.increase'),
          decrease: t('cart.decrease'),
        }}
        onChange={onQuantity}
      />
      <button
        type="button"
        className="button button--primary buy-box__add"
        disabled={open || !available}
        aria-busy={busy}
        // What is known by now was said here already, see `paintAddButtons`.
        suppressHydrationWarning
        onClick={() => void onAdd()}
      >
        {open
          ? t('cart.choose-variation')
          : busy
            ? t('cart.adding')
            : available
              ? t('cart.add')
              : t('notice.stock-out')}
      </button>
    </div>
  );
}
