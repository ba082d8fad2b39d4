import type { Call, CallInput } from '#contract/call/define-call.ts';
import type { Check } from './case.ts';
import type { Probe } from './probe.ts';

interface Page {
  page: number;
  size: number;
  total: number;
}

/** Items of a page in the checks of paging. */
const SIZE = 3;

/**
 * Checks that the pages of a list add up: each says its number and size, two pages make one of double size,
 * nothing comes twice, and behind the last page there is nothing. `itemsOf` gives the items of an answer,
 * `keyOf` what tells them apart.
 */
export function pagesAddUp<C extends Call>(
  call: C,
  itemsOf: (answer: never) => readonly unknown[],
  keyOf: (item: never) => unknown = idOf,
): Check<C> {
  return {
    what: 'its pages add up and do not overlap',
    async run(probe, world, input) {
      const token = call.auth === 'bearer' ? await world.token() : undefined;
      const ask = (page: number, size: number) =>
        askPage(probe, call, { ...input, query: { ...Object(input).query, page, size } }, token);
      const keys = (answer: Page) => itemsOf(answer as never).map((item) => keyOf(item as never));
      const [first, second, both] = [await ask(1, SIZE), await ask(2, SIZE), await ask(1, 2 * SIZE)];
      for (const [name, answer, page, size] of [
        ['page 1', first, 1, SIZE],
        ['page 2', second, 2, SIZE],
        ['page 1 of double size', both, 1, 2 * SIZE],
      ] as const) {
        probe.equal(`${name}: page`, answer.page, page);
        probe.equal(`${name}: size`, answer.size, size);
        probe.equal(`${name}: total`, answer.total, first.total);
        probe.equal(
          `${name}: number of items`,
          keys(answer).length,
          Math.max(0, Math.min(size, first.total - (page - 1) * size)),
        );
      }
      probe.equal('pages 1 and 2 beside one of double size', [...keys(first), ...keys(second)], keys(both));
      probe.equal('items that come twice', keys(both).length - new Set(keys(both)).size, 0);
      const behind = await ask(Math.ceil(first.total / SIZE) + 1, SIZE);
      probe.equal('items behind the last page', keys(behind), []);
    },
  };
}

async function askPage<C extends Call>(
  probe: Probe,
  call: C,
  input: unknown,
  token: string | undefined,
): Promise<Page> {
  return (await probe.ask(call, input as CallInput<C>, token)) as Page;
}

function idOf(item: { id: unknown }): unknown {
  return item.id;
}
