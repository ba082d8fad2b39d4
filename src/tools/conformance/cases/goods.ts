import { listPatterns } from '#contract/cart/pattern.ts';
import { listFranchises, listLocations } from '#contract/catalogue/franchise.ts';
import { listProductPromotions, listStockPromotions, type Promotion } from '#contract/catalogue/promotion.ts';
import { listInstallmentPlans } from '#contract/order/installment.ts';
import { listPaymentMethods } from '#contract/order/payment.ts';
import { calculateShipping, listShippingServices } from '#contract/order/shipping.ts';
import { caseOf, nothing } from '#tools/conformance/probe/case.ts';
import { UNKNOWN_ID } from '#tools/conformance/probe/common-checks.ts';
import { Unavailable } from '#tools/conformance/probe/probe.ts';
import type { Sold, World } from '#tools/conformance/probe/world.ts';

/** Tashkent, where every shop of the platform delivers to. */
const PLACE = { countryCode: 'UZ', latitude: 41.3111, longitude: 69.2797 };

/** Calls about goods before they are bought. */
export const goodsCases = [
  caseOf(listStockPromotions, {
    input: async (world) => ({ params: { id: (await withTiers(world)).variation.stock.id } }),
    async check({ items }, probe, world) {
      probe.equal('tiers', items.map(tierOf), (await withTiers(world)).variation.tiers);
      const order = items.map(({ originalId }) => originalId);
      probe.equal(
        'promotions by originalId',
        order,
        order.toSorted((a, b) => a - b),
      );
    },
  }),

  caseOf(listProductPromotions, {
    input: async (world) => ({ query: { id: (await withTiers(world)).product.id } }),
    async check({ items }, probe, world) {
      for (const { id, stock, tiers } of (await withTiers(world)).product.variations) {
        probe.equal(
          `tiers of variation ${id}`,
          items.filter(({ stockId }) => stockId === stock.id).map(tierOf),
          tiers,
        );
      }
    },
  }),

  caseOf(listFranchises, {
    input: async (world) => ({ query: { 'stocks[]': [(await world.inStock()).variation.stock.id] } }),
    async check({ items }, probe, world) {
      probe.equal('ids that come twice', items.length - new Set(items.map(({ id }) => id)).size, 0);
      const { id } = (await world.inStock()).variation.stock;
      const locations = (await world.get(listLocations, { params: { id } })).items;
      for (const branch of items) {
        const there = locations.find((location) => location.id === branch.id);
        probe.equal(`branch ${branch.id}: pieces`, branch.stocks?.[0]?.count, there?.count);
      }
    },
  }),

  caseOf(listLocations, {
    input: async (world) => ({ params: { id: (await world.inStock()).variation.stock.id } }),
    async check({ items }, probe, world) {
      const { variation } = await world.inStock();
      const branches = new Set((await world.get(listFranchises, { query: {} })).items.map(({ id }) => id));
      for (const { id, count, availability } of items) {
        probe.holds(branches.has(id), `branch ${id}`, 'a branch of GET /franchises', id);
        if (variation.tracking)
          probe.equal(`branch ${id}: nothing there`, availability === 'out', count === 0);
      }
      const others = (variation.stock.others ?? []).map((id) => world.get(listLocations, { params: { id } }));
      const all = [{ items }, ...(await Promise.all(others))].flatMap((answer) => answer.items);
      const sum = all.reduce((pieces, { count }) => pieces + count, 0);
      if (variation.tracking) probe.equal('pieces of all branches', sum, variation.stock.count);
    },
  }),

  caseOf(listPaymentMethods, {
    input: nothing,
    check({ items }, probe) {
      probe.holds(items.length > 0, 'items', 'at least one way to pay', items);
      for (const { id, gatewayType, cash, wallet, installment } of items) {
        probe.equal(`method ${id}: cash`, cash, gatewayType === 'cash');
        probe.equal(`method ${id}: wallet`, wallet, gatewayType === 'wallet');
        probe.equal(`method ${id}: installment`, installment, gatewayType === 'installment');
      }
    },
  }),

  caseOf(listShippingServices, {
    input: async (world) => ({ query: { 'stocks[]': [(await world.inStock()).variation.stock.id] } }),
    check({ items }, probe) {
      for (const { id, totalPrice, shippingPrice, deliveryDays } of items) {
        probe.holds(
          totalPrice.min <= totalPrice.max,
          `service ${id}: totalPrice`,
          'min at most max',
          totalPrice,
        );
        probe.holds(
          shippingPrice >= totalPrice.min && shippingPrice <= totalPrice.max,
          `service ${id}: shippingPrice`,
          'within totalPrice',
          shippingPrice,
        );
        probe.holds(
          deliveryDays.min <= deliveryDays.max,
          `service ${id}: deliveryDays`,
          'min at most max',
          deliveryDays,
        );
      }
    },
  }),

  caseOf(calculateShipping, {
    async input(world) {
      const { product, variation } = await world.inStock();
      const query = { 'stocks[]': [variation.stock.id], ...PLACE };
      const [service] = (await world.get(listShippingServices, { query })).items;
      if (!service) throw new Unavailable('no service brings goods to Tashkent');
      const stocks = [{ stock: variation.stock.id, quantity: product.minOrder }];
      return { body: { shippingService: service.id, stocks, shippingAddress: PLACE } };
    },
    check({ shippingPrice, free, freeFrom, goodsTotal, parcels }, probe) {
      const sum = parcels.reduce((price, parcel) => price + parcel.shippingPrice, 0);
      probe.equal('sum of the parcels', sum, shippingPrice);
      probe.equal('free', free, freeFrom !== null && goodsTotal >= freeFrom);
      if (free) probe.equal('shippingPrice where it is free', shippingPrice, 0);
    },
    more: [
      {
        what: 'a service that does not exist is refused',
        async run(probe, _world, { body }) {
          const refusal = { status: 422, code: 'shipping-service-not-found' };
          await probe.refused(calculateShipping, { body: { ...body, shippingService: UNKNOWN_ID } }, refusal);
        },
      },
    ],
  }),

  caseOf(listInstallmentPlans, {
    input: nothing,
    check: ({ items }, probe) =>
      probe.equal(
        'months that come twice',
        items.length - new Set(items.map(({ mounth }) => mounth)).size,
        0,
      ),
  }),

  caseOf(listPatterns, {
    input: async (world) => ({
      query: { 'category[]': (await world.categories()).slice(0, 100).map(({ id }) => id) },
    }),
    check({ items }, probe) {
      for (const { id, fields } of items) {
        probe.equal(
          `pattern ${id}: fields that come twice`,
          fields.length - new Set(fields.map((field) => field.id)).size,
          0,
        );
        for (const field of fields) {
          const chosen = field.type === 'predefined' || field.type === 'status';
          probe.holds(
            chosen || field.values.length === 0,
            `pattern ${id}: values of field ${field.id}`,
            'none but for predefined and status',
            field.values,
          );
        }
      }
    },
  }),
];

function withTiers(world: World): Promise<Sold> {
  return world.find('has a lower price for several pieces', ({ variation }) => variation.tiers.length > 0);
}

function tierOf({ rules, offers }: Promotion): { min?: number; max?: number | null; fixedDiscount?: number } {
  return { ...rules[0]?.config.total_count, ...offers[0]?.config };
}
