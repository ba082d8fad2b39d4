import { Bones } from './Bones.tsx';
import './call.css';

/** The shape of a page that the browser fills, until it has. */
export function FlowSkeleton({ label }: { label: string }) {
  return (
    <Bones className="flow-skeleton panel" label={label}>
      <div className="flow-skeleton__bone skeleton" aria-hidden="true" />
      <div className="flow-skeleton__bone skeleton" aria-hidden="true" />
      <div className="flow-skeleton__bone skeleton" aria-hidden="true" />
    </Bones>
  );
}
