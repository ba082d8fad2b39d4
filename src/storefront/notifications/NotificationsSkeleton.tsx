import { Bones } from '#storefront/ui/call/Bones.tsx';

/** Placeholder of the switch and the first notifications, in their sizes. */
export function NotificationsSkeleton({ label }: { label: string }) {
  return (
    <Bones className="account-stack" label={label}>
      <div className="push-panel__bone skeleton" aria-hidden="true" />
      <NotificationBones />
    </Bones>
  );
}

/** Placeholder of notifications. */
export function NotificationBones() {
  return (
    <div className="notification-list" aria-hidden="true">
      <div className="notification__bone skeleton" />
      <div className="notification__bone skeleton" />
      <div className="notification__bone skeleton" />
    </div>
  );
}
