import type { Franchise } from '#contract/catalogue/franchise.ts';
import type { PaymentMethod } from '#contract/order/payment.ts';
import type { ShopSeed } from '#platform/areas/shop/shop-seed.ts';
import type { ShippingRule, ShippingZone } from '#platform/store/document-kinds.ts';
import { BRANCHES, DEFAULT_BRANCHES } from '#sandbox/demo/source/branch.ts';
import type { ShopSource } from '#sandbox/demo/source/shop-source.ts';
import { text } from '#sandbox/demo/source/text.ts';

const FREE_FROM = 300_000;

type Service = Omit<ShippingRule, 'id' | 'sort' | 'active' | 'supplierIds'> & {
  /** Places of the suppliers in the source; all where left out. */
  suppliers?: readonly number[];
};
type Method = Pick<PaymentMethod, 'name' | 'gatewayType'> & { suppliers?: readonly number[] };

const uz = (withinKm: number | null, price: number, min: number, max: number): ShippingZone => ({
  country: 'UZ',
  withinKm,
  price,
  days: { min, max },
});

const COURIER: Service = {
  name: text('Курьер', 'Kuryer', 'Courier'),
  kind: 'courier',
  freeFrom: FREE_FROM,
  zones: [uz(12, 20_000, 0, 1), uz(35, 30_000, 1, 2)],
};
const PICK_UP: Service = {
  name: text('Самовывоз', 'Olib ketish', 'Pick-up'),
  kind: 'pick-up',
  freeFrom: null,
  zones: [uz(null, 0, 0, 1)],
};
const EXPRESS: Service = {
  name: text('Экспресс за 2 часа', '2 soatlik ekspress', 'Express in 2 hours'),
  kind: 'express',
  freeFrom: null,
  zones: [uz(10, 45_000, 0, 0)],
};
const REGIONAL: Service = {
  name: text('Доставка по Узбекистану', 'Oʻzbekiston boʻylab yetkazish', 'Delivery across Uzbekistan'),
  kind: 'regional',
  freeFrom: FREE_FROM,
  zones: [uz(60, 25_000, 1, 2), uz(null, 40_000, 2, 5)],
};
const KAZAKHSTAN: Service = {
  name: text('Доставка в Казахстан', 'Qozogʻistonga yetkazish', 'Delivery to Kazakhstan'),
  kind: 'regional',
  freeFrom: null,
  zones: [
    { country: 'KZ', withinKm: 300, price: 90_000, days: { min: 3, max: 6 } },
    { country: 'KZ', withinKm: null, price: 140_000, days: { min: 5, max: 10 } },
  ],
};

const CASH: Method = {
  name: text('Наличными при получении', 'Qabul qilganda naqd pul', 'Cash on delivery'),
  gatewayType: 'cash',
};
const CARD: Method = {
  name: text('Картой Uzcard или Humo', 'Uzcard yoki Humo kartasi', 'Uzcard or Humo card'),
  gatewayType: 'card',
};
const WALLET: Method = {
  name: text('С кошелька магазина', 'Doʻkon hamyonidan', 'Shop wallet'),
  gatewayType: 'wallet',
};
const INSTALLMENT: Method = {
  name: text('Рассрочка', 'Muddatli toʻlov', 'Installments'),
  gatewayType: 'installment',
};

const EVERYTHING = {
  services: [COURIER, PICK_UP, EXPRESS, REGIONAL, KAZAKHSTAN],
  methods: [CASH, CARD, WALLET, INSTALLMENT],
};

/**
 * Shops that do otherwise: food does not travel far, and the suppliers of a marketplace each have their own
 * ways.
 */
const SPECIAL: Readonly<Record<string, { services: Service[]; methods: Method[] }>> = {
  dev: { services: [COURIER, PICK_UP, EXPRESS, REGIONAL], methods: [CASH, CARD, WALLET] },
  test: {
    services: [
      { ...COURIER, suppliers: [0, 1, 4] },
      { ...PICK_UP, suppliers: [0, 3, 4] },
      { ...EXPRESS, suppliers: [4] },
      REGIONAL,
      { ...KAZAKHSTAN, suppliers: [0, 1, 2, 4] },
    ],
    methods: [
      { ...CASH, suppliers: [0, 1, 3, 4, 5] },
      { ...CARD, suppliers: [0, 1, 2, 4, 5] },
      WALLET,
      { ...INSTALLMENT, suppliers: [0, 1, 4] },
    ],
  },
};

/** The branches, shipping services and ways to pay of a shop. */
export function seedTrade(
  source: ShopSource,
  supplierIds: readonly number[],
  ids: Record<'franchise' | 'shipping-service' | 'payment-method', number>,
): Pick<ShopSeed, 'franchises' | 'shippingServices' | 'paymentMethods'> {
  const { services, methods } = SPECIAL[source.name] ?? EVERYTHING;
  const idsOf = (places: readonly number[] | undefined) =>
    places?.flatMap((place) => supplierIds[place] ?? []) ?? null;
  return {
    franchises: (BRANCHES[source.name] ?? DEFAULT_BRANCHES).map(
      (
        { name, address, administrativeArea, latitude, longitude, phone, pickUp = true },
        index,
      ): Franchise => ({
        id: ids.franchise + index,
        name,
        address: address ?? source.market.address ?? name,
        administrativeArea,
        coordinate: { latitude, longitude },
        phone,
        workingHours:
          source.market.workingHours ??
          text('ежедневно с 9:00 до 20:00', 'har kuni 9:00 dan 20:00 gacha', 'daily from 9:00 to 20:00'),
        pickUp,
        sort: (index + 1) * 10,
      }),
    ),
    shippingServices: services.map(
      ({ suppliers, ...service }, index): ShippingRule => ({
        ...service,
        id: ids['shipping-service'] + index,
        sort: (index + 1) * 10,
        active: true,
        supplierIds: idsOf(suppliers),
      }),
    ),
    paymentMethods: methods.map(
      ({ suppliers, ...method }, index): PaymentMethod => ({
        ...method,
        id: ids['payment-method'] + index,
        cash: method.gatewayType === 'cash',
        wallet: method.gatewayType === 'wallet',
        installment: method.gatewayType === 'installment',
        held: method.gatewayType === 'card',
        supplierIds: idsOf(suppliers),
        sort: (index + 1) * 10,
      }),
    ),
  };
}
