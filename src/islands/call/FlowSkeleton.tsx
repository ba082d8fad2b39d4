/** The shape of a page that the browser fills, until it has. */
export function FlowSkeleton({ label }: { label: string }) {
  return (
    <div className="flow-skeleton" aria-busy="true">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <div className="flow-skeleton__bone skeleton" aria-hidden="true" />
      <div className="flow-skeleton__bone skeleton" aria-hidden="true" />
      <div className="flow-skeleton__bone skeleton" aria-hidden="true" />
    </div>
  );
}
