import type { CallInput } from '#contract/call/define-call.ts';
import type { finishOrder } from '#contract/order/checkout.ts';
import type { LoadFile } from './load-file.ts';

/** An order that the platform said it has made. */
export interface Acknowledged {
  id: number;
  token: string;
  total: number;
}

/** Call that finishes a checkout; repeated with the same key, it gives the same order. */
export type Checkout = CallInput<typeof finishOrder>['body'] & { orderKey: string };

/** Knowledge of the shoppers of a load test: answers that came, and calls without an answer yet. */
export class Ledger {
  readonly acknowledged = new Map<number, Acknowledged>();
  /** True while the platform is killed: connections then break without anybody's fault. */
  killing = false;
  /** Checkouts that are being answered just now. */
  underWay = 0;
  /** Checkouts whose answer was lost, with what asks again. */
  readonly unanswered: { body: Checkout; token: string }[] = [];
  /** The phone that gets the codes. */
  readonly file: LoadFile;

  constructor(file: LoadFile) {
    this.file = file;
  }

  acknowledge({ id, token, total }: Acknowledged): void {
    this.acknowledged.set(id, { id, token, total });
  }
}
