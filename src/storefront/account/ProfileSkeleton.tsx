import { Bones } from '#storefront/ui/call/Bones.tsx';
import './profile.css';

/** Stands where the profile will be, in its sizes. */
export function ProfileSkeleton({ label }: { label: string }) {
  return (
    <Bones className="account-stack" label={label}>
      <div className="profile-bone skeleton" aria-hidden="true" />
      <div className="profile-bone profile-bone--form skeleton" aria-hidden="true" />
    </Bones>
  );
}
