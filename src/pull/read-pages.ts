/** One page of a list as the platform answers it. */
export interface ListPage<Item> {
  items: Item[];
  page: number;
  size: number;
  total: number;
}

export interface ReadPagesOptions {
  /** The first page to read, counted from 1. */
  from?: number | undefined;
  /** How many pages may be on their way or wait to be taken. */
  ahead: number;
}

/** Reads a paged list in order, some pages ahead, so that memory holds a few pages whatever the length. */
export async function* readPages<Item>(
  load: (page: number) => Promise<ListPage<Item>>,
  { from = 1, ahead }: ReadPagesOptions,
): AsyncGenerator<ListPage<Item>> {
  const first = await load(from);
  yield first;
  const last = Math.ceil(first.total / first.size);
  const coming: Promise<ListPage<Item>>[] = [];
  let next = from + 1;
  while (coming.length > 0 || next <= last) {
    for (; next <= last && coming.length < ahead; next += 1) {
      const page = load(next);
      // The failure is thrown when its turn comes; until then it must not count as unhandled.
      page.catch(() => undefined);
      coming.push(page);
    }
    const page = await coming.shift();
    if (page) yield page;
  }
}

/** The whole of a list that is short enough for memory. */
export async function readWholeList<Item>(load: (page: number) => Promise<ListPage<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const page of readPages(load, { ahead: 2 })) items.push(...page.items);
  return items;
}
