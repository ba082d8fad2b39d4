import { useStore } from '@nanostores/react';
import { allCategoriesPath, orderPath } from '#domain/link/paths.ts';
import { $orderAttempt } from '#storefront/order/order-attempt.store.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import type { Words } from './checkout-text.ts';

/** Shown when there is nothing to order; after an order, with a link to that. */
export function EmptyCheckout({ customerId, words: { t } }: { customerId: number; words: Words }) {
  const attempt = useStore($orderAttempt);
  const placed =
    attempt?.customerId === customerId && attempt.outcome.kind === 'placed'
      ? attempt.outcome.order
      : undefined;
  return (
    <div className="checkout-empty empty">
      <svg className="icon" aria-hidden="true">
        <use href={iconHref(placed ? 'check' : 'cart')} />
      </svg>
      <h2>
        {placed ? t('checkout.ordered-title', { number: String(placed.id) }) : t('checkout.empty-title')}
      </h2>
      <p>{t(placed ? 'checkout.ordered-text' : 'checkout.empty-text')}</p>
      <div className="empty__actions">
        {placed && (
          <a className="button button--primary" href={pagePath(orderPath(placed.token, placed.id))}>
            {t('checkout.to-order')}
          </a>
        )}
        <a
          className={placed ? 'button button--ghost' : 'button button--primary'}
          href={pagePath(allCategoriesPath())}
        >
          {t('checkout.to-catalogue')}
        </a>
      </div>
    </div>
  );
}
