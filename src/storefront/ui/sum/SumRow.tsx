import './sum.css';

export interface SumRowProps {
  kind?: 'plain' | 'discount' | 'total';
  name: string;
  value: string;
}

/** A line of a sum, in a `dl` with the class `sum-rows`: name and amount. */
export function SumRow({ kind = 'plain', name, value }: SumRowProps) {
  return (
    <div className={`sum-row sum-row--${kind}`}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
