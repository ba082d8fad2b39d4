import type { Language } from '#contract/value/primitive.ts';
import { allCategoriesPath, inLanguage } from '#domain/link/paths.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';

export interface NoNotificationsProps {
  page: number;
  language: Language;
  languages: readonly [Language, ...Language[]];
  t: Translate;
}

/** Shown if there are no notifications: an explanation, and links to go on by. */
export function NoNotifications({ page, language, languages, t }: NoNotificationsProps) {
  return (
    <div className="empty">
      <svg className="icon" aria-hidden="true">
        <use href={iconHref('bell')} />
      </svg>
      <h2>{t(page > 1 ? 'notification.no-page' : 'notification.none')}</h2>
      {page > 1 ? (
        <a className="button button--primary" href={location.pathname}>
          {t('notification.to-first')}
        </a>
      ) : (
        <>
          <p>{t('notification.none-text')}</p>
          <a
            className="button button--primary"
            href={inLanguage(allCategoriesPath(), language, languages[0])}
          >
            {t('order.to-catalogue')}
          </a>
        </>
      )}
    </div>
  );
}
