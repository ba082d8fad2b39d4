import { formatPrice } from '#domain/pricing/price.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { type Next, NextStep } from './NextStep.tsx';

/** On phones: total and next step, fixed at the bottom. */
export function CartBar({ total, next, t }: { total: number; next: Next; t: Translate }) {
  const price = (sum: number) => formatPrice(sum, t('shell.currency'));
  return (
    <div className="cart-bar">
      <p className="cart-bar__total">
        <span>
          {next.missing > 0 ? t('cart.min-sum-short', { sum: price(next.minOrderSum) }) : t('cart.total')}
        </span>
        <b>{price(total)}</b>
      </p>
      <NextStep next={next} className="cart-bar__next" t={t} />
    </div>
  );
}
