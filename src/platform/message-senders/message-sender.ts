/** A text message that is to reach a phone. */
export interface TextMessage {
  /** The same however often it is tried. */
  id: string;
  /** Subdomain of the shop. */
  shop: string;
  /** `+998901234567`. */
  phone: string;
  kind: string;
  text: string;
}

/**
 * Outcome of a try. `not-taken` is certain: the message may be tried again. After `unknown` it may be on
 * its way, since only the answer was lost. `refused` will not change.
 */
export type Sending = { is: 'taken' } | { is: 'not-taken' | 'unknown' | 'refused'; reason: string };

/** A way to phones. */
export interface MessageSender {
  /** For people: "SMS by Eskiz". */
  name: string;
  /** Tries once, and never throws. */
  send(message: TextMessage): Promise<Sending>;
}
