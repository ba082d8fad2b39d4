/** Stands where the profile will be, in its sizes. */
export function ProfileSkeleton({ label }: { label: string }) {
  return (
    <div className="account-stack" aria-busy="true">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <div className="profile-bone skeleton" aria-hidden="true" />
      <div className="profile-bone profile-bone--form skeleton" aria-hidden="true" />
    </div>
  );
}
