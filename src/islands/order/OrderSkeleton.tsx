/** Stands where the order will be, in its sizes. */
export function OrderSkeleton({ label }: { label: string }) {
  return (
    <div className="order" aria-busy="true">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <div className="order__main" aria-hidden="true">
        <div className="order__bone order__bone--head skeleton" />
        <div className="order__bone skeleton" />
        <div className="order__bone skeleton" />
      </div>
      <div className="order__side" aria-hidden="true">
        <div className="order__bone skeleton" />
      </div>
    </div>
  );
}
