import { Bones } from '#storefront/ui/call/Bones.tsx';

/** Stands where the cards will be, in their sizes. */
export function CardsSkeleton({ label }: { label: string }) {
  return (
    <Bones className="account-stack" label={label}>
      <div className="card-list" aria-hidden="true">
        <div className="card-tile skeleton" />
      </div>
    </Bones>
  );
}
