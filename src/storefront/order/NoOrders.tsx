import { allCategoriesPath } from '#domain/link/paths.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import { ListLink, type ListPlaceProps } from './ListLink.tsx';

/** Shown if there are no orders: an explanation, and links to go on by. */
export function NoOrders({ place, onGo, words }: ListPlaceProps) {
  const { t, path } = words;
  const { tab, page } = place;
  return (
    <div className="empty">
      <svg className="icon" aria-hidden="true">
        <use href={iconHref('box')} />
      </svg>
      <h2>{t(page > 1 ? 'order.no-page' : `order.no-${tab}`)}</h2>
      {page > 1 ? (
        <ListLink className="button button--primary" place={{ tab, page: 1 }} onGo={onGo} words={words}>
          {t('order.to-first')}
        </ListLink>
      ) : (
        <>
          <p>{t(`order.no-${tab}-text`)}</p>
          <a className="button button--primary" href={path(allCategoriesPath())}>
            {t('order.to-catalogue')}
          </a>
        </>
      )}
    </div>
  );
}
