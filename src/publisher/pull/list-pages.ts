import { hash } from 'node:crypto';
import type { Call } from '#contract/call/define-call.ts';
import type { ShopClient } from '#publisher/shop-client/shop-client.ts';
import { ShopError } from '#publisher/shop-client/shop-error.ts';
import { leftOutOf } from '#publisher/shop-client/take-answer.ts';

/** One page of a list as the platform answers it. */
export interface ListPage<Item> {
  items: Item[];
  page: number;
  size: number;
  total: number;
}

/** A list that no pull can read to its end; the message says what the platform did. */
export class ListError extends Error {
  override name = 'ListError';
  /** `limit`: the list is too long. `list`: it does not get on. */
  readonly kind: 'limit' | 'list';

  constructor(kind: 'limit' | 'list', reason: string) {
    super(reason);
    this.kind = kind;
  }
}

/** Items that a list may have where nobody says otherwise: those of short lists are held in memory. */
export const MAX_WHOLE_LIST = 50_000;

export interface ListPagesOptions {
  /** The first page to read, counted from 1. */
  from?: number | undefined;
  /** Most pages that are requested or wait to be taken at once. */
  ahead: number;
  /** Most items that the list may have. */
  maxItems?: number | undefined;
}

/**
 * Reads a paged list in order, some pages ahead, so that memory holds a few pages whatever the length. Throws
 * a ListError where the list is too long, or does not get on: another page than the one asked for, an empty
 * one before the end, one that came before.
 */
export async function* listPages<Item>(
  load: (page: number) => Promise<ListPage<Item>>,
  { from = 1, ahead, maxItems = MAX_WHOLE_LIST }: ListPagesOptions,
): AsyncGenerator<ListPage<Item>> {
  const begun = new Set<string>();
  const first = await load(from);
  checkPage(first, from, first.size, maxItems, begun);
  yield first;
  const last = Math.ceil(first.total / first.size);
  const coming: Promise<ListPage<Item>>[] = [];
  let next = from + 1;
  let taken = from;
  while (coming.length > 0 || next <= last) {
    for (; next <= last && coming.length < ahead; next += 1) {
      const page = load(next);
      // The failure is thrown when its turn comes; until then it must not count as unhandled.
      page.catch(() => undefined);
      coming.push(page);
    }
    const page = await coming.shift();
    taken += 1;
    if (!page) continue;
    checkPage(page, taken, first.size, maxItems, begun);
    yield page;
  }
}

/** `begun` are the first items of the pages before. */
function checkPage<Item>(
  answer: ListPage<Item>,
  asked: number,
  size: number,
  maxItems: number,
  begun: Set<string>,
): void {
  const { page, items, total } = answer;
  if (page !== asked) throw new ListError('list', `gave page ${page} where page ${asked} was asked for`);
  if (total > maxItems)
    throw new ListError('limit', `says that it has ${total} items, more than the ${maxItems} that are taken`);
  const [first] = items;
  if (first === undefined) {
    if ((page - 1) * size >= total || leftOutOf(answer).count > 0) return;
    throw new ListError('list', `gave page ${page} empty, though it says that it has ${total} items`);
  }
  const beginning = hash('sha1', JSON.stringify(first));
  if (begun.has(beginning)) throw new ListError('list', `gave the same items again on page ${page}`);
  begun.add(beginning);
}

/** Reads a list of a call; what is wrong with the list is told as a ShopError. */
export async function withListErrors<Result>(
  { tenant }: Pick<ShopClient, 'tenant'>,
  { method, path }: Pick<Call, 'method' | 'path'>,
  list: () => Promise<Result>,
): Promise<Result> {
  try {
    return await list();
  } catch (cause) {
    if (!(cause instanceof ListError)) throw cause;
    throw new ShopError({
      kind: cause.kind,
      tenant,
      call: `${method} ${path}`,
      reason: cause.message,
      cause,
    });
  }
}

/** The whole of a list that is short enough for memory. */
export async function listAll<Item>(load: (page: number) => Promise<ListPage<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const page of listPages(load, { ahead: 2 })) items.push(...page.items);
  return items;
}
