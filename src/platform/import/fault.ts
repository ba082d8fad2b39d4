/** Something of a feed that was left out or put right. */
export interface Fault {
  /** Line of the feed, from 1; 0 where it is none of one line. */
  line: number;
  /** `offer 17`, `category 3`, `feed`. */
  what: string;
  outcome: 'left out' | 'put right';
  /** The same words for every fault of a kind. */
  reason: string;
  /** Text of the feed, shortened; empty where that says nothing. */
  value: string;
}

/** Place of a fault: `line 3, offer 17`. */
export function placeOf({ line, what }: Pick<Fault, 'line' | 'what'>): string {
  return line > 0 ? `line ${line}, ${what}` : what;
}

export function describeFault({ reason, value }: Pick<Fault, 'reason' | 'value'>): string {
  return value === '' ? reason : `${reason}: ${value}`;
}
