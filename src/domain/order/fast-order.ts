/** A name has more characters than this. */
export const NAME_LONGER_THAN = 2;

/** How long the thanks for an order stay, in milliseconds. */
export const THANKS_TIME = 10_000;

/** Whether a name is one that an order in one click takes. */
export function isOrderName(name: string): boolean {
  return name.trim().length > NAME_LONGER_THAN;
}
