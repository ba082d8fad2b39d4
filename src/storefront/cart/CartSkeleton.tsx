import { Bones } from '#storefront/ui/call/Bones.tsx';

/** Placeholder of the cart's size, until the browser has read the cart. */
export function CartSkeleton({ label }: { label: string }) {
  return (
    <Bones className="cart-page" label={label}>
      <div className="cart-page__lines panel" aria-hidden="true">
        <div className="cart-page__bone skeleton" />
        <div className="cart-page__bone skeleton" />
      </div>
      <div className="cart-summary panel" aria-hidden="true">
        <div className="cart-summary__bone skeleton" />
      </div>
    </Bones>
  );
}
