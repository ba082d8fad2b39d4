/** Most answers that are kept for going back and forward. */
const MAX_KEPT = 20;

/** An answer and its address. */
export type Answer<Value> = Value & { address: string };

const kept = new Map<string, Answer<object>>();
const coming = new Map<string, Promise<unknown>>();

/** The answer for an address, if it is here. */
export function keptAnswer<Value extends object>(address: string): Answer<Value> | undefined {
  return kept.get(address) as Answer<Value> | undefined;
}

/** Asks for what an address is about to show, while the code that shows it loads. */
export function askAhead(address: string, load: () => Promise<object>): void {
  // The view asks itself where this fails.
  askOnce(address, load).catch(() => {});
}

/** The answer for an address, if there is one or it is on its way. */
export async function knownAnswer<Value extends object>(address: string): Promise<Answer<Value> | undefined> {
  await coming.get(address)?.catch(() => {});
  return keptAnswer(address);
}

/** Gets and keeps the answer for an address, once. Another one's call that failed is made anew. */
export async function askOnce(address: string, load: () => Promise<object>): Promise<void> {
  if (coming.has(address)) await knownAnswer(address);
  if (kept.has(address)) return;
  const asked = load().then((value) => keepAnswer(address, value));
  coming.set(address, asked);
  await asked.finally(() => coming.get(address) === asked && coming.delete(address));
}

/** Keeps an answer for an address, which then needs no call. */
export function keepAnswer(address: string, value: object): void {
  kept.set(address, { ...value, address });
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
}
