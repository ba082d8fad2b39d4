import { useEffect } from 'react';
import { formatDate } from '#domain/text/format.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { Bones } from '#storefront/ui/call/Bones.tsx';
import { CallFailed } from '#storefront/ui/call/CallFailed.tsx';
import { useCall } from '#storefront/ui/call/use-call.ts';
import { PUSHED_EVENT } from './banner.ts';
import { NoNotifications } from './NoNotifications.tsx';
import { NotificationPager } from './NotificationPager.tsx';
import { NotificationRow } from './NotificationRow.tsx';
import { NotificationBones } from './NotificationsSkeleton.tsx';
import { fetchNotifications, markSeen } from './notifications.ts';
import type { NotificationsPageProps } from './notifications-props.ts';
import { paintUnread } from './unread.ts';

export interface NotificationListProps extends NotificationsPageProps {
  page: number;
  t: Translate;
}

/** One page of the notifications. To see it is to have read them: their marks stay until the page is left. */
export function NotificationList({ page, language, languages, t }: NotificationListProps) {
  const call = useCall((signal) => fetchNotifications(page, signal), [page]);
  const { retry } = call;
  useEffect(() => {
    document.addEventListener(PUSHED_EVENT, retry);
    return () => document.removeEventListener(PUSHED_EVENT, retry);
  }, [retry]);
  useSeen(call.kind === 'ready' ? call.value.unread : 0);

  if (call.kind === 'failed') return <CallFailed error={call.error} onRetry={call.retry} t={t} />;
  if (call.kind === 'loading')
    return (
      <Bones className="account-stack" label={t('notification.loading')}>
        <NotificationBones />
      </Bones>
    );
  const { items, total } = call.value;
  if (items.length === 0)
    return <NoNotifications page={page} language={language} languages={languages} t={t} />;
  return (
    <>
      {[...Map.groupBy(items, ({ createdAt }) => formatDate(createdAt, language))].map(([day, ofDay]) => (
        <section key={day}>
          <h2 className="notification-day">{day}</h2>
          <ul className="notification-list" aria-label={`${t('notification.list')}: ${day}`}>
            {ofDay.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                language={language}
                languages={languages}
                t={t}
              />
            ))}
          </ul>
        </section>
      ))}
      <NotificationPager page={page} total={total} t={t} />
    </>
  );
}

/** Marks new notifications as seen on the platform, once the page is visible to the customer. */
function useSeen(unread: number): void {
  useEffect(() => {
    paintUnread(unread);
    if (unread === 0) return;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', look);
      // If the call fails, the marks come again with the next visit.
      markSeen().then(
        () => paintUnread(0),
        () => {},
      );
    };
    document.addEventListener('visibilitychange', look);
    look();
    return () => document.removeEventListener('visibilitychange', look);
  }, [unread]);
}
