import { NOTIFICATIONS_PER_PAGE } from '#domain/notification/notification.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';

/** Links to newer and older notifications. Each list has its own address, for the way back. */
export function NotificationPager({ page, total, t }: { page: number; total: number; t: Translate }) {
  const last = Math.max(1, Math.ceil(total / NOTIFICATIONS_PER_PAGE));
  if (last === 1) return null;
  const hrefOf = (to: number) => (to === 1 ? location.pathname : `${location.pathname}?page=${to}`);
  return (
    <nav className="notification-pages" aria-label={t('notification.pages')}>
      {page > 1 ? (
        <a className="button button--ghost" rel="prev" href={hrefOf(page - 1)}>
          {t('notification.newer')}
        </a>
      ) : (
        <span />
      )}
      <span className="notification-pages__where">{t('notification.page', { page, last })}</span>
      {page < last && (
        <a className="button button--ghost" rel="next" href={hrefOf(page + 1)}>
          {t('notification.older')}
        </a>
      )}
    </nav>
  );
}
