import type { Order } from '#contract/order/order.ts';

/** `engine` is where the goods come from: its connector names itself. */
export const TARGET_KINDS = ['webhook', 'telegram', 'engine'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

/** A place where the orders of a shop go to: an address and the secret that signs, or a chat. */
export interface OrderTarget {
  kind: TargetKind;
  address: string;
  secret: string | null;
}

/** A change of an order's state, as who works on orders is told of it. */
export interface OrderEvent {
  /** The same however often it is tried. */
  id: string;
  /** Subdomain of the shop. */
  shop: string;
  /** When the order came to its state. */
  at: string;
  /** The order as it was then. */
  order: Order;
}

/** Result of a try: undefined where it was taken, else why not, and seconds to wait where that was said. */
export type Untaken = { reason: string; waitSeconds?: number } | undefined;

/** A place where a shop's orders go to. */
export interface OrderSink {
  /** For people: "Telegram". */
  name: string;
  /** Tries once, and never throws. */
  send(event: OrderEvent): Promise<Untaken>;
}

/** Makes the sink of a target. */
export type OpenSink = (target: OrderTarget) => OrderSink;
