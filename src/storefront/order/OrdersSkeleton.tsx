import { Bones } from '#storefront/ui/call/Bones.tsx';

/** Placeholder of the tabs and the first orders, in their sizes. */
export function OrdersSkeleton({ label }: { label: string }) {
  return (
    <Bones className="account-stack" label={label}>
      <div className="order-tabs" aria-hidden="true">
        <span className="order-tabs__bone skeleton" />
        <span className="order-tabs__bone skeleton" />
      </div>
      <OrderBones />
    </Bones>
  );
}

/** Placeholder of orders. */
export function OrderBones() {
  return (
    <div className="order-list" aria-hidden="true">
      <div className="order-card__bone skeleton" />
      <div className="order-card__bone skeleton" />
    </div>
  );
}
