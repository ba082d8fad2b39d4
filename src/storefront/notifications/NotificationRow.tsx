import type { Notification } from '#contract/account/notification.ts';
import type { Language } from '#contract/value/primitive.ts';
import { linkInLanguage } from '#domain/link/link-in-language.ts';
import { notificationLines, notificationPath, notificationTopic } from '#domain/notification/notification.ts';
import { formatTime } from '#domain/text/format.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';

/** Sign of what a notification is about. */
const ICONS = { order: 'box', wallet: 'wallet', product: 'heart', news: 'percent', other: 'bell' } as const;

export interface NotificationRowProps {
  notification: Notification;
  language: Language;
  languages: readonly [Language, ...Language[]];
  t: Translate;
}

/** One notification: a link as a whole, if its target is on this shop. */
export function NotificationRow({ notification, language, languages, t }: NotificationRowProps) {
  const { image_url: image, url, read, createdAt } = notification;
  const { title, body } = notificationLines(notification);
  const path = notificationPath(url);
  const text = (
    <span className="notification__title">
      {!read && <span className="notification__new">{t('notification.new')}</span>}
      {title}
    </span>
  );
  return (
    <li className={read ? 'notification panel' : 'notification notification--new panel'}>
      {image ? (
        <img
          className="notification__image"
          src={image}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span className="notification__image notification__image--none">
          <svg className="icon" aria-hidden="true">
            <use href={iconHref(ICONS[notificationTopic(path)])} />
          </svg>
        </span>
      )}
      <div className="notification__text">
        {path === undefined ? (
          text
        ) : (
          <a className="notification__link" href={linkInLanguage(path, language, languages)}>
            {text}
          </a>
        )}
        {body && <p className="notification__body">{body}</p>}
        <time className="notification__time" dateTime={createdAt}>
          {formatTime(createdAt)}
        </time>
      </div>
      {path !== undefined && (
        <svg className="icon notification__go" aria-hidden="true">
          <use href={iconHref('chevron-right')} />
        </svg>
      )}
    </li>
  );
}
