import { Bones } from '#storefront/ui/call/Bones.tsx';

/** Placeholder of the order, in its sizes. */
export function OrderSkeleton({ label }: { label: string }) {
  return (
    <Bones className="order" label={label}>
      <div className="order__main" aria-hidden="true">
        <div className="order__bone order__bone--head skeleton" />
        <div className="order__bone skeleton" />
        <div className="order__bone skeleton" />
      </div>
      <div className="order__side" aria-hidden="true">
        <div className="order__bone skeleton" />
      </div>
    </Bones>
  );
}
