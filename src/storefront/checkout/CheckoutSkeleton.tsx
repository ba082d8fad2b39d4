import { Bones } from '#storefront/ui/call/Bones.tsx';

/** Options of each part from the goods to the payment, by the number that most shops have. */
const PARTS = {
  goods: [1],
  address: [1],
  shipping: [1, 2, 3, 4],
  time: [1],
  payment: [1, 2, 3],
};

/** Placeholder of the checkout's parts, until the platform has answered. */
export function CheckoutSkeleton({ label }: { label: string }) {
  return (
    <Bones className="checkout" label={label}>
      <div className="checkout__parts" aria-hidden="true">
        {Object.entries(PARTS).map(([part, options]) => (
          <div key={part} className="checkout-part panel">
            <div className="checkout-bone checkout-bone--title skeleton" />
            <div className="checkout-choices">
              {options.map((option) => (
                <div key={option} className="checkout-bone choice-bone skeleton" />
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className="checkout-sum panel" aria-hidden="true">
        <div className="checkout-bone checkout-bone--sum skeleton" />
      </div>
    </Bones>
  );
}
