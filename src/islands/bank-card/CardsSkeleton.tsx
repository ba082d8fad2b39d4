/** Stands where the cards will be, in their sizes. */
export function CardsSkeleton({ label }: { label: string }) {
  return (
    <div className="account-stack" aria-busy="true">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <div className="card-list" aria-hidden="true">
        <div className="card-tile skeleton" />
      </div>
    </div>
  );
}
