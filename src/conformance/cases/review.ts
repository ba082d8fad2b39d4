import { caseOf } from '#conformance/probe/case.ts';
import { UNKNOWN_ID } from '#conformance/probe/common-checks.ts';
import { pagesAddUp } from '#conformance/probe/paging.ts';
import { Unavailable } from '#conformance/probe/probe.ts';
import type { World } from '#conformance/probe/world.ts';
import { addReview, checkReviewAccess, listReviews, type Review } from '#contract/review.ts';

const NOT_BOUGHT = { status: 403, code: 'not-bought' };

export const reviewCases = [
  caseOf(listReviews, {
    input: async () => ({ query: { status: 'approved' as const, page: 1, size: 50 } }),
    check({ items }, probe) {
      const moments = items.map(({ createdAt }) => Date.parse(createdAt));
      probe.equal(
        'moments, newest first',
        moments,
        moments.toSorted((a, b) => b - a),
      );
    },
    more: [
      pagesAddUp(listReviews, ({ items }: { items: Review[] }) => items),
      {
        what: 'the reviews of a product are what its rating counts',
        async run(probe, world) {
          const { product } = await world.find('has reviews', (sold) => sold.product.rating.count > 0);
          const { items, total } = await probe.ask(listReviews, {
            query: { status: 'approved', product: product.id, size: 500 },
          });
          probe.equal('total', total, product.rating.count);
          const bars = [1, 2, 3, 4, 5].map((stars) => items.filter(({ rating }) => rating === stars).length);
          if (total <= items.length) probe.equal('how many gave 1 to 5', bars, product.rating.bars);
          for (const [at, { productId }] of items.entries())
            probe.equal(`items.${at}.productId`, productId, product.id);
        },
      },
      {
        what: 'only reviews of the ids that are asked for come',
        async run(probe, world) {
          const query = { status: 'approved' as const, page: 1, size: 50 };
          const [wanted] = (await world.get(listReviews, { query })).items.slice(-1);
          if (!wanted) throw new Unavailable('the shop has no reviews');
          const ids = `${UNKNOWN_ID},${wanted.id}`;
          const { items } = await probe.ask(listReviews, { query: { ...query, ids } });
          probe.equal('items', items, [wanted]);
        },
      },
      {
        what: 'only approved reviews can be asked for',
        run: async (probe) =>
          void (await probe.refused(
            listReviews,
            { query: { status: 'pending' } },
            { status: 400, code: 'invalid', field: 'status' },
          )),
      },
    ],
  }),
];

/** A customer that has just registered has bought nothing. */
export const reviewerCases = [
  caseOf(checkReviewAccess, {
    input: async (world) => ({ params: { productId: await neverBought(world) } }),
    refusal: NOT_BOUGHT,
  }),

  caseOf(addReview, {
    writes: true,
    input: async (world) => ({
      body: { product: await neverBought(world), rating: 5, comment: 'Conformance check' },
    }),
    refusal: NOT_BOUGHT,
  }),
];

async function neverBought(world: World): Promise<number> {
  world.own();
  const id = (await world.products()).at(-1)?.id;
  if (id === undefined) throw new Unavailable('the shop has no products');
  return id;
}
