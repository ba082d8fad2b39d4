import {
  addToCart,
  type Cart,
  getCartDetail,
  listCarts,
  removeRecord,
  type SellRecord,
  updateRecord,
} from '#contract/cart/cart.ts';
import { chooseFranchise, listFranchises } from '#contract/catalogue/franchise.ts';
import { tierPrice } from '#domain/pricing/price.ts';
import { caseOf, nothing } from '#tools/conformance/probe/case.ts';
import { UNKNOWN_ID } from '#tools/conformance/probe/common-checks.ts';
import { type Probe, Unavailable } from '#tools/conformance/probe/probe.ts';
import type { World } from '#tools/conformance/probe/world.ts';

export const cartCases = [
  caseOf(addToCart, {
    async input(world) {
      const { product, variation } = await world.inStock();
      return { body: { stock: variation.stock.id, quantity: product.minOrder } };
    },
    async check({ sellRecords }, probe, world, { body }) {
      probe.equal('number of sellRecords', sellRecords.length, 1);
      await checkRecord(probe, world, sellRecords[0], body.quantity);
    },
    more: [
      {
        what: 'more than there is in stock is refused',
        async run(probe, world) {
          const { variation } = await world.find(
            'is counted',
            (sold) => sold.variation.tracking && sold.variation.stock.count >= sold.product.minOrder,
          );
          const body = { stock: variation.stock.id, quantity: variation.stock.count + 1 };
          await probe.refused(addToCart, { body }, { status: 409, code: 'over-stock' });
        },
      },
      {
        what: 'less than the smallest order is refused',
        async run(probe, world) {
          const { product, variation } = await world.find(
            'has a smallest order',
            (sold) => sold.product.minOrder > 1,
          );
          const body = { stock: variation.stock.id, quantity: product.minOrder - 1 };
          await probe.refused(addToCart, { body }, { status: 422, code: 'below-minimum' });
        },
      },
      {
        what: 'a stock that nothing has is refused',
        run: async (probe) =>
          void (await probe.refused(
            addToCart,
            { body: { stock: UNKNOWN_ID, quantity: 1 } },
            { status: 404, code: 'not-found' },
          )),
      },
      {
        what: 'who is signed in finds it in the cart, and adding it again replaces the quantity',
        writes: true,
        async run(probe, world, { body }) {
          const token = await world.token();
          await probe.ask(addToCart, { body }, token);
          const more = { ...body, quantity: body.quantity + 1 };
          const { sellRecords } = await probe.ask(addToCart, { body: more }, token);
          await checkRecord(probe, world, sellRecords[0], more.quantity);
          const lines = recordsOf(await world.get(getCartDetail, { query: {} }, token)).filter(
            ({ stockId }) => stockId === body.stock,
          );
          probe.equal('lines of the stock', lines, sellRecords);
        },
      },
    ],
  }),

  caseOf(getCartDetail, {
    input: async () => ({ query: {} }),
    check(cart, probe) {
      for (const { id, sellRecords, subtotal, discount, deleted } of cart.sells) {
        const kept = sellRecords.filter((record) => !record.deleted);
        probe.equal(
          `sell ${id}: subtotal`,
          subtotal,
          sum(kept, (record) => record.subtotal),
        );
        probe.equal(
          `sell ${id}: discount`,
          discount,
          sum(kept, (record) => record.discount),
        );
        probe.equal(`sell ${id}: deleted`, deleted, kept.length === 0);
      }
      const kept = recordsOf(cart);
      probe.equal(
        'count',
        cart.count,
        sum(kept, ({ count }) => count),
      );
      probe.equal(
        'subtotal',
        cart.subtotal,
        sum(kept, ({ subtotal }) => subtotal),
      );
      probe.equal(
        'discount',
        cart.discount,
        sum(kept, ({ discount }) => discount),
      );
    },
  }),

  caseOf(listCarts, {
    input: nothing,
    async check({ items, count, subtotal, discount }, probe, world) {
      const cart = await world.get(getCartDetail, { query: {} }, await world.token());
      probe.equal(
        'sums',
        { count, subtotal, discount },
        { count: cart.count, subtotal: cart.subtotal, discount: cart.discount },
      );
      probe.equal(
        'sells',
        items.map(({ id, subtotal: ofSell }) => [id, ofSell]),
        cart.sells.map((sell) => [sell.id, sell.subtotal]),
      );
    },
  }),

  caseOf(chooseFranchise, {
    writes: true,
    async input(world) {
      const [franchise] = (await world.get(listFranchises, { query: {} })).items;
      if (!franchise) throw new Unavailable('the shop has no branches');
      return { params: { id: franchise.id } };
    },
    async check({ franchise }, probe, world, { params }) {
      probe.equal('franchise.id', franchise.id, params.id);
      const cart = await world.get(getCartDetail, { query: {} }, await world.token());
      probe.equal('franchiseId of the cart', cart.franchiseId, params.id);
    },
  }),

  caseOf(updateRecord, {
    writes: true,
    async input(world) {
      const record = await firstRecord(world);
      return { params: { id: record.id }, body: { quantity: record.variation.minOrder } };
    },
    async check({ sellRecord }, probe, world, { body }) {
      await checkRecord(probe, world, sellRecord, body.quantity);
    },
    more: [
      {
        what: 'more than there is in stock is refused',
        writes: true,
        async run(probe, world, { params }) {
          const { variation } = await firstRecord(world);
          if (!variation.tracking) throw new Unavailable('what is in the cart is not counted');
          const body = { quantity: variation.stock.count + 1 };
          await probe.refused(
            updateRecord,
            { params, body, token: await world.token() },
            { status: 409, code: 'over-stock' },
          );
        },
      },
      {
        what: 'the quantity 0 deletes the line',
        writes: true,
        async run(probe, world, { params }) {
          const { sellRecord } = await probe.ask(
            updateRecord,
            { params, body: { quantity: 0 } },
            await world.token(),
          );
          probe.equal('sellRecord.deleted', sellRecord.deleted, true);
        },
      },
    ],
  }),

  caseOf(removeRecord, {
    writes: true,
    async input(world) {
      const { product, variation } = await world.inStock();
      const body = { stock: variation.stock.id, quantity: product.minOrder };
      const { sellRecords } = await world.get(addToCart, { body }, await world.token());
      return { params: { id: sellRecords[0]?.id ?? 0 } };
    },
    async check({ sellRecord }, probe, world, { params }) {
      probe.equal(
        'deleted',
        [sellRecord.id, sellRecord.deleted, sellRecord.available],
        [params.id, true, false],
      );
      const cart = await world.get(getCartDetail, { query: {} }, await world.token());
      probe.equal(
        'the line afterwards',
        recordsOf(cart).find(({ id }) => id === params.id),
        undefined,
      );
    },
  }),
];

/** A line says what the catalogue says, and reckons by the tiers. */
async function checkRecord(
  probe: Probe,
  world: World,
  record: SellRecord | undefined,
  quantity: number,
): Promise<void> {
  if (!record) return probe.differs('sellRecords.0', 'the line that was written', record);
  const { variation } = await world.find('has this id', (sold) => sold.variation.id === record.variationId);
  probe.equal('count', record.count, quantity);
  probe.equal('stockId', record.stockId, variation.stock.id);
  probe.equal('price', record.price, tierPrice(variation.newPrice, variation.tiers, quantity));
  probe.equal('subtotal', record.subtotal, record.price * quantity);
  probe.equal('discount', record.discount, (variation.oldPrice - record.price) * quantity);
  probe.equal('deleted', record.deleted, false);
}

/** Lines that are not deleted. */
export function recordsOf({ sells }: Cart): SellRecord[] {
  return sells.flatMap(({ sellRecords }) => sellRecords.filter(({ deleted }) => !deleted));
}

async function firstRecord(world: World): Promise<SellRecord> {
  const [record] = recordsOf(await world.get(getCartDetail, { query: {} }, await world.token()));
  if (!record) throw new Unavailable('nothing is in the cart');
  return record;
}

function sum<Item>(items: readonly Item[], numberOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + numberOf(item), 0);
}
