/** Data that does not fit together but stops nothing: what was left out, and where it comes from. */
export interface PullWarning {
  /** `GET /products`. */
  call: string;
  /** Item and field: `product 5: categoryId`. */
  field: string;
  /** Fault, and how it was mended. */
  reason: string;
}

/** At most this many warnings are kept whole; the others are counted. */
export const MAX_WARNINGS = 200;

/** Collects the warnings of one pull. */
export class Warnings {
  readonly list: PullWarning[];
  /** Number of all warnings, with those that were not kept. */
  count: number;

  /** `before` are warnings that stand whatever comes. */
  constructor(before?: Warnings) {
    this.list = [...(before?.list ?? [])];
    this.count = before?.count ?? 0;
  }

  add(call: string, field: string, reason: string): void {
    this.count += 1;
    if (this.list.length < MAX_WARNINGS) this.list.push({ call, field, reason });
  }
}
