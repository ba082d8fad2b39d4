/** Stands where the tabs and the first orders will be, in their sizes. */
export function OrdersSkeleton({ label }: { label: string }) {
  return (
    <div className="account-stack" aria-busy="true">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <div className="order-tabs" aria-hidden="true">
        <span className="order-tabs__bone skeleton" />
        <span className="order-tabs__bone skeleton" />
      </div>
      <OrderBones />
    </div>
  );
}

/** Stands where orders will be. */
export function OrderBones() {
  return (
    <div className="order-list" aria-hidden="true">
      <div className="order-card__bone skeleton" />
      <div className="order-card__bone skeleton" />
    </div>
  );
}
