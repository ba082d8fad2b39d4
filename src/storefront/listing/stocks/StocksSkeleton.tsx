import { Bones } from '#storefront/ui/call/Bones.tsx';

export interface StocksSkeletonProps {
  label: string;
  /** Number of cards that are expected. */
  count: number;
}

/** Placeholder of a list of products. */
export function StocksSkeleton({ label, count }: StocksSkeletonProps) {
  return (
    <Bones className="stocks" label={label}>
      <div className="stocks__head" aria-hidden="true">
        <div className="stocks__bone skeleton" />
      </div>
      <ul className="product-grid" aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bones are all alike.
          <li className="stocks__card skeleton" key={at} />
        ))}
      </ul>
    </Bones>
  );
}
