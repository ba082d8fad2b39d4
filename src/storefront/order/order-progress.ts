/** Progress of an order, for the shopper's eyes. */
export type OrderProgress =
  | { kind: 'sending' }
  /** Another tab of the shop is ordering; this one waits for it. */
  | { kind: 'elsewhere' }
  /** No answer came, and the platform is asked again. */
  | { kind: 'asking'; tries: number };
