import { useEffect, useState } from 'react';
import { parseNotificationsPage } from '#domain/notification/notification.ts';
import { SignedIn } from '#storefront/account/SignedIn.tsx';
import { createTranslate } from '#storefront/i18n/messages.ts';
import { NotificationList } from './NotificationList.tsx';
import { NotificationsSkeleton } from './NotificationsSkeleton.tsx';
import type { NotificationsPageProps } from './notifications-props.ts';
import { PushPanel } from './PushPanel.tsx';
import './notification.css';

/** The customer's notifications, newest first, and the switch for push messages. */
export function NotificationsPage(props: NotificationsPageProps) {
  const t = createTranslate(props.messages, props.language);
  const page = usePage();
  const skeleton = <NotificationsSkeleton label={t('notification.loading')} />;
  return (
    <SignedIn skeleton={skeleton}>
      {({ token }) =>
        page === undefined ? (
          skeleton
        ) : (
          <div className="account-stack" key={token}>
            <PushPanel t={t} />
            <NotificationList page={page} {...props} t={t} />
          </div>
        )
      }
    </SignedIn>
  );
}

/** The page of the list that the address names; undefined on the server, which knows no query. */
function usePage(): number | undefined {
  const [page, setPage] = useState<number>();
  useEffect(() => setPage(parseNotificationsPage(location.search)), []);
  return page;
}
