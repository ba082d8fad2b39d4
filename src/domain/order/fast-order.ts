/** A name has more characters than this. */
export const NAME_LONGER_THAN = 2;

/** Milliseconds for which the thanks for an order stay. */
export const THANKS_TIME = 10_000;

/** True for a name that an order in one click takes. */
export function isOrderName(name: string): boolean {
  return name.trim().length > NAME_LONGER_THAN;
}
