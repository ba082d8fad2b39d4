/** An island that counts how often it is drawn. */
export function Counted({ count = () => {} }: { count?: () => void }) {
  count();
  return <b>counted</b>;
}
