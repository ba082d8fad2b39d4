import { Bones } from '#storefront/ui/call/Bones.tsx';
import '#storefront/listing/stocks/stocks.css';
import './compare.css';

/** Placeholder of a comparison. */
export function CompareSkeleton({ label }: { label: string }) {
  return (
    <Bones className="stocks" label={label}>
      <div className="stocks__head" aria-hidden="true">
        <div className="stocks__bone skeleton" />
      </div>
      <div className="compare-bones" aria-hidden="true">
        <div className="stocks__card skeleton" />
        <div className="stocks__card skeleton" />
        <div className="stocks__card skeleton" />
      </div>
      <div className="compare-bones__rows skeleton" aria-hidden="true" />
    </Bones>
  );
}
