import { useId } from 'react';

/** An island that counts how often it is drawn. */
export function Counted({ count = () => {} }: { count?: () => void }) {
  count();
  return <b id={useId()}>counted</b>;
}
