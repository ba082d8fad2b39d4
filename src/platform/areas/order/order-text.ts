import type { OrderState } from '#contract/order/order.ts';
import type { Language } from '#contract/value/primitive.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import type { Shop } from '#platform/store/shop.ts';

interface OrderFacts {
  id: number;
  token: string;
  /** UZS. */
  total: number;
}

type Texts = Readonly<Record<OrderState, (order: OrderFacts) => string>>;

const price = ({ total }: OrderFacts) => formatPrice(total, 'UZS').replace(/\u00A0/g, ' ');

/** Message to the shopper when an order changes its state. */
const TEXTS: Readonly<Record<Language, Texts>> = {
  ru: {
    'awaiting-payment': (order) => `Заказ № ${order.id} ждёт оплаты: ${price(order)}.`,
    'awaiting-approval': (order) =>
      `Заявка на рассрочку по заказу № ${order.id} принята. Ответ придёт через 5–10 минут.`,
    accepted: (order) => `Заказ № ${order.id} на ${price(order)} принят. Скоро вам позвонит оператор.`,
    'operator-called': (order) => `Заказ № ${order.id} подтверждён и собирается.`,
    'on-the-way': (order) => `Заказ № ${order.id} в пути.`,
    delivered: (order) => `Заказ № ${order.id} доставлен. Спасибо за покупку!`,
    canceled: (order) => `Заказ № ${order.id} отменён.`,
  },
  uz: {
    'awaiting-payment': (order) => `${order.id}-buyurtma toʻlovni kutmoqda: ${price(order)}.`,
    'awaiting-approval': (order) =>
      `${order.id}-buyurtma uchun muddatli toʻlov arizasi qabul qilindi. Javob 5–10 daqiqada keladi.`,
    accepted: (order) =>
      `${order.id}-buyurtma qabul qilindi: ${price(order)}. Tez orada operator qoʻngʻiroq qiladi.`,
    'operator-called': (order) => `${order.id}-buyurtma tasdiqlandi va yigʻilmoqda.`,
    'on-the-way': (order) => `${order.id}-buyurtma yoʻlda.`,
    delivered: (order) => `${order.id}-buyurtma yetkazildi. Xaridingiz uchun rahmat!`,
    canceled: (order) => `${order.id}-buyurtma bekor qilindi.`,
  },
  en: {
    'awaiting-payment': (order) => `Order ${order.id} waits for your payment of ${price(order)}.`,
    'awaiting-approval': (order) =>
      `Your installment request for order ${order.id} is taken. The answer comes in 5 to 10 minutes.`,
    accepted: (order) => `Order ${order.id} for ${price(order)} is accepted. An operator will call you soon.`,
    'operator-called': (order) => `Order ${order.id} is confirmed and being put together.`,
    'on-the-way': (order) => `Order ${order.id} is on its way.`,
    delivered: (order) => `Order ${order.id} is delivered. Thank you!`,
    canceled: (order) => `Order ${order.id} is canceled.`,
  },
};

const CODE_TEXTS: Readonly<Record<Language, (code: string, order: OrderFacts) => string>> = {
  ru: (code, order) =>
    `Код ${code} для оплаты заказа № ${order.id} на ${price(order)}. Никому его не сообщайте.`,
  uz: (code, order) =>
    `${order.id}-buyurtma uchun ${price(order)} toʻlov kodi: ${code}. Uni hech kimga aytmang.`,
  en: (code, order) => `Code ${code} to pay ${price(order)} for order ${order.id}. Tell it to nobody.`,
};

const RESULT_TEXTS: Readonly<
  Record<Language, Readonly<Record<'approved' | 'rejected', (order: OrderFacts) => string>>>
> = {
  ru: {
    approved: ({ id }) => `Рассрочка по заказу № ${id} одобрена.`,
    rejected: ({ id }) => `Рассрочка по заказу № ${id} не одобрена.`,
  },
  uz: {
    approved: ({ id }) => `${id}-buyurtma uchun muddatli toʻlov tasdiqlandi.`,
    rejected: ({ id }) => `${id}-buyurtma uchun muddatli toʻlov rad etildi.`,
  },
  en: {
    approved: ({ id }) => `The installment for order ${id} is approved.`,
    rejected: ({ id }) => `The installment for order ${id} is not approved.`,
  },
};

const TITLES: Readonly<Record<Language, (id: number) => string>> = {
  ru: (id) => `Заказ № ${id}`,
  uz: (id) => `${id}-buyurtma`,
  en: (id) => `Order ${id}`,
};

/** Name of an order in the default language of the shop. */
export function orderTitle(shop: Shop, id: number): string {
  return TITLES[languageOf(shop)](id);
}

/** The page of an order, for links. */
export function orderPath({ token, id }: Pick<OrderFacts, 'token' | 'id'>): string {
  return `/order-details/${token}/${id}`;
}

/** In the default language of the shop. */
export function stateText(shop: Shop, order: OrderFacts, state: OrderState): string {
  return TEXTS[languageOf(shop)][state](order);
}

/** In the default language of the shop. */
export function codeText(shop: Shop, order: OrderFacts, code: string): string {
  return CODE_TEXTS[languageOf(shop)](code, order);
}

/** In the default language of the shop. */
export function installmentText(shop: Shop, order: OrderFacts, result: 'approved' | 'rejected'): string {
  return RESULT_TEXTS[languageOf(shop)][result](order);
}

function languageOf(shop: Shop): Language {
  return (
    shop.sql.get<{ lang: Language }>`SELECT market ->> '$.lang' AS lang FROM shop WHERE id = ${shop.id}`
      ?.lang ?? 'ru'
  );
}
