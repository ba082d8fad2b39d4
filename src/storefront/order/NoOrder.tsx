import { allCategoriesPath, ordersPath } from '#domain/link/paths.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import type { OrderWords } from './order-words.ts';

/** Shown for a wrong address: it does not tell if there is such an order. */
export function NoOrder({ words: { t, path } }: { words: OrderWords }) {
  return (
    <div className="empty" role="alert">
      <svg className="icon" aria-hidden="true">
        <use href={iconHref('box')} />
      </svg>
      <h2>{t('order.not-found')}</h2>
      <p>{t('order.not-found-text')}</p>
      <div className="empty__actions">
        <a className="button button--primary" href={path(ordersPath())}>
          {t('order.to-orders')}
        </a>
        <a className="button button--ghost" href={path(allCategoriesPath())}>
          {t('order.to-catalogue')}
        </a>
      </div>
    </div>
  );
}
