import type { Translate } from '#storefront/i18n/message-key.ts';

/** What a shopper can do with the cart as it is. */
export interface Next {
  checkoutHref: string;
  catalogueHref: string;
  /** The least that the shop delivers, in UZS of goods, and what is missing to that. */
  minOrderSum: number;
  missing: number;
  /** Whether there is anything that can be ordered. */
  isOrderable: boolean;
}

export interface NextStepProps {
  next: Next;
  className: string;
  /** What the way to the order is called. */
  label?: 'cart.checkout' | 'cart.to-order';
  t: Translate;
}

/** The one next step: to order, or to add what an order lacks. */
export function NextStep({ next, className, label = 'cart.checkout', t }: NextStepProps) {
  if (!next.isOrderable) return null;
  const isEnough = next.missing === 0;
  return (
    <a
      className={`button button--${isEnough ? 'primary' : 'secondary'} ${className}`}
      href={isEnough ? next.checkoutHref : next.catalogueHref}
    >
      {t(isEnough ? label : 'cart.add-more')}
    </a>
  );
}
