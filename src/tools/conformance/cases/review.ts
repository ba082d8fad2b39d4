import {
  addReview,
  checkReviewAccess,
  listOwnReviews,
  listReviews,
  type Review,
} from '#contract/catalogue/review.ts';
import { listOrders } from '#contract/order/order.ts';
import { caseOf } from '#tools/conformance/probe/case.ts';
import { UNKNOWN_ID } from '#tools/conformance/probe/common-checks.ts';
import { pagesAddUp } from '#tools/conformance/probe/paging.ts';
import { Unavailable } from '#tools/conformance/probe/probe.ts';
import type { World } from '#tools/conformance/probe/world.ts';

const COMMENT = 'Conformance check';
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
      body: { product: await neverBought(world), rating: 5, comment: COMMENT },
    }),
    refusal: NOT_BOUGHT,
    more: [
      {
        what: 'sending again with the same key makes no second review',
        writes: true,
        bare: true,
        async run(probe, world) {
          const token = await world.token();
          const product = await delivered(world);
          const { reviewKey } = await world.get(checkReviewAccess, { params: { productId: product } }, token);
          if (!reviewKey) throw new Unavailable('the platform does not say that it knows keys of reviews');
          const body = { product, rating: 5, comment: COMMENT, reviewKey: `conformance-${Date.now()}` };
          const first = await probe.ask(addReview, { body }, token);
          const second = await probe.ask(addReview, { body }, token);
          probe.equal('id of the second answer', second.id, first.id);
          await probe.refused(
            addReview,
            { body: { ...body, rating: 4 }, token },
            { status: 409, code: 'review-key-used', field: 'reviewKey' },
          );
          const { items } = await probe.ask(listOwnReviews, { query: { product } }, token);
          const own = items
            .filter(({ id }) => id === first.id)
            .map(({ comment, status }) => [comment, status]);
          probe.equal('how the writer sees it', own, [[COMMENT, first.status]]);
        },
      },
    ],
  }),

  caseOf(listOwnReviews, {
    input: async () => ({ query: { page: 1, size: 50 } }),
    check({ items }, probe) {
      const moments = items.map(({ createdAt }) => Date.parse(createdAt));
      probe.equal(
        'moments, newest first',
        moments,
        moments.toSorted((a, b) => b - a),
      );
    },
  }),
];

/** A product that whoever is signed in has got. */
async function delivered(world: World): Promise<number> {
  const { items } = await world.get(listOrders, { query: { page: 1, size: 50 } }, await world.token());
  const got = items.find(({ state }) => state === 'delivered');
  const record = got?.sells[0]?.sellRecords[0];
  const product = (await world.products()).find(({ variations }) =>
    variations.some(({ id }) => id === record?.variationId),
  );
  if (!product) throw new Unavailable('nothing that the shopper ordered has been delivered');
  return product.id;
}

async function neverBought(world: World): Promise<number> {
  world.own();
  const id = (await world.products()).at(-1)?.id;
  if (id === undefined) throw new Unavailable('the shop has no products');
  return id;
}
