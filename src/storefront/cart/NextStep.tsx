import type { Translate } from '#storefront/i18n/message-key.ts';

/** The next step that a cart allows. */
export interface Next {
  checkoutHref: string;
  catalogueHref: string;
  /** UZS: the minimum of an order in goods, and the sum that is missing to it. */
  minOrderSum: number;
  missing: number;
  /** True if at least one line can be ordered. */
  isOrderable: boolean;
}

export interface NextStepProps {
  next: Next;
  className: string;
  t: Translate;
}

/** The one next step: to order, or to add more up to the minimum. */
export function NextStep({ next, className, t }: NextStepProps) {
  if (!next.isOrderable) return null;
  const isEnough = next.missing === 0;
  return (
    <a
      className={`button button--${isEnough ? 'primary' : 'secondary'} ${className}`}
      href={isEnough ? next.checkoutHref : next.catalogueHref}
    >
      {t(isEnough ? 'cart.checkout' : 'cart.add-more')}
    </a>
  );
}
