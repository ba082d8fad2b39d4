export interface SumRowProps {
  kind?: 'plain' | 'discount' | 'total';
  name: string;
  value: string;
}

/** A line of a sum, in a `dl` with the class `sum-rows`: what it is, and how much. */
export function SumRow({ kind = 'plain', name, value }: SumRowProps) {
  return (
    <div className={`sum-row sum-row--${kind}`}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
