import type { Branch } from '#contract/catalogue/franchise.ts';
import type { CancelReason, OrderState } from '#contract/order/order.ts';
import type { Language } from '#contract/value/primitive.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import { localizedText } from '#domain/text/localized-text.ts';
import type { Shop } from '#platform/store/shop.ts';
import type { OrderData } from './order-row.ts';

interface OrderFacts {
  id: number;
  token: string;
  /** UZS. */
  total: number;
}

/** Facts of an order that its message names. */
interface StateFacts extends OrderFacts {
  /** Fetched by the shopper. */
  pickUp: boolean;
  /** Branch where it is fetched, in one line; null where it is not known. */
  branch: string | null;
  /** Why it was canceled; undefined where somebody did it. */
  cancelReason: CancelReason | undefined;
}

type Reasons = Readonly<Record<CancelReason, string>>;

const because = (reasons: Reasons, reason: CancelReason | undefined) =>
  reason ? `: ${reasons[reason]}` : '';

const REASONS: Readonly<Record<Language, Reasons>> = {
  ru: {
    'not-confirmed': 'его не подтвердили вовремя, товары снова в продаже',
    'not-paid': 'его не оплатили вовремя, товары снова в продаже',
  },
  uz: {
    'not-confirmed': 'u oʻz vaqtida tasdiqlanmadi, mahsulotlar yana sotuvda',
    'not-paid': 'u oʻz vaqtida toʻlanmadi, mahsulotlar yana sotuvda',
  },
  en: {
    'not-confirmed': 'it was not confirmed in time, its goods are on sale again',
    'not-paid': 'it was not paid in time, its goods are on sale again',
  },
};

type Texts = Readonly<Record<OrderState, (order: StateFacts) => string>>;

const price = ({ total }: Pick<OrderFacts, 'total'>) => formatPrice(total, 'UZS').replace(/\u00A0/g, ' ');

/** Message to the shopper when an order changes its state. */
const TEXTS: Readonly<Record<Language, Texts>> = {
  ru: {
    'awaiting-payment': (order) => `Заказ № ${order.id} ждёт оплаты: ${price(order)}.`,
    'awaiting-approval': (order) =>
      `Заявка на рассрочку по заказу № ${order.id} принята. Ответ придёт через 5–10 минут.`,
    accepted: (order) =>
      `Заказ № ${order.id} на ${price(order)} принят. ${order.branch === null ? '' : `Самовывоз: ${order.branch}. `}Скоро вам позвонит оператор.`,
    'operator-called': ({ id, branch }) =>
      `Заказ № ${id} подтверждён и собирается.${branch === null ? '' : ` Заберите его здесь: ${branch}.`}`,
    'on-the-way': (order) => `Заказ № ${order.id} в пути.`,
    delivered: ({ id, pickUp }) => `Заказ № ${id} ${pickUp ? 'получен' : 'доставлен'}. Спасибо за покупку!`,
    canceled: ({ id, cancelReason }) => `Заказ № ${id} отменён${because(REASONS.ru, cancelReason)}.`,
  },
  uz: {
    'awaiting-payment': (order) => `${order.id}-buyurtma toʻlovni kutmoqda: ${price(order)}.`,
    'awaiting-approval': (order) =>
      `${order.id}-buyurtma uchun muddatli toʻlov arizasi qabul qilindi. Javob 5–10 daqiqada keladi.`,
    accepted: (order) =>
      `${order.id}-buyurtma qabul qilindi: ${price(order)}. ${order.branch === null ? '' : `Olib ketish joyi: ${order.branch}. `}Tez orada operator qoʻngʻiroq qiladi.`,
    'operator-called': ({ id, branch }) =>
      `${id}-buyurtma tasdiqlandi va yigʻilmoqda.${branch === null ? '' : ` Olib ketish joyi: ${branch}.`}`,
    'on-the-way': (order) => `${order.id}-buyurtma yoʻlda.`,
    delivered: ({ id, pickUp }) =>
      `${id}-buyurtma ${pickUp ? 'olib ketildi' : 'yetkazildi'}. Xaridingiz uchun rahmat!`,
    canceled: ({ id, cancelReason }) => `${id}-buyurtma bekor qilindi${because(REASONS.uz, cancelReason)}.`,
  },
  en: {
    'awaiting-payment': (order) => `Order ${order.id} waits for your payment of ${price(order)}.`,
    'awaiting-approval': (order) =>
      `Your installment request for order ${order.id} is taken. The answer comes in 5 to 10 minutes.`,
    accepted: (order) =>
      `Order ${order.id} for ${price(order)} is accepted. ${order.branch === null ? '' : `Pick-up at ${order.branch}. `}An operator will call you soon.`,
    'operator-called': ({ id, branch }) =>
      `Order ${id} is confirmed and being put together.${branch === null ? '' : ` Fetch it at ${branch}.`}`,
    'on-the-way': (order) => `Order ${order.id} is on its way.`,
    delivered: ({ id, pickUp }) => `Order ${id} is ${pickUp ? 'fetched' : 'delivered'}. Thank you!`,
    canceled: ({ id, cancelReason }) => `Order ${id} is canceled${because(REASONS.en, cancelReason)}.`,
  },
};

const CODE_TEXTS: Readonly<Record<Language, (code: string, order: OrderFacts) => string>> = {
  ru: (code, order) =>
    `Код ${code} для оплаты заказа № ${order.id} на ${price(order)}. Никому его не сообщайте.`,
  uz: (code, order) =>
    `${order.id}-buyurtma uchun ${price(order)} toʻlov kodi: ${code}. Uni hech kimga aytmang.`,
  en: (code, order) => `Code ${code} to pay ${price(order)} for order ${order.id}. Tell it to nobody.`,
};

/** Sums in words: what went back now, and in all. */
const REFUND_TEXTS: Readonly<
  Record<Language, Readonly<Record<'one' | 'more', (id: number, sum: string, all: string) => string>>>
> = {
  ru: {
    one: (id, sum) => `По заказу № ${id} возвращено ${sum}.`,
    more: (id, sum, all) => `По заказу № ${id} возвращено ещё ${sum}, всего ${all}.`,
  },
  uz: {
    one: (id, sum) => `${id}-buyurtma boʻyicha ${sum} qaytarildi.`,
    more: (id, sum, all) => `${id}-buyurtma boʻyicha yana ${sum} qaytarildi, jami ${all}.`,
  },
  en: {
    one: (id, sum) => `${sum} for order ${id} was returned.`,
    more: (id, sum, all) => `Another ${sum} for order ${id} was returned, ${all} in all.`,
  },
};

interface ResultFacts {
  id: number;
  /** Name of the partner who lends, after a space; empty for the shop's own plan. */
  partner: string;
}

const RESULT_TEXTS: Readonly<
  Record<Language, Readonly<Record<'approved' | 'rejected', (order: ResultFacts) => string>>>
> = {
  ru: {
    approved: ({ id, partner }) => `Рассрочка${partner} по заказу № ${id} одобрена.`,
    rejected: ({ id, partner }) => `Рассрочка${partner} по заказу № ${id} не одобрена.`,
  },
  uz: {
    approved: ({ id, partner }) => `${id}-buyurtma uchun${partner} muddatli toʻlovi tasdiqlandi.`,
    rejected: ({ id, partner }) => `${id}-buyurtma uchun${partner} muddatli toʻlovi rad etildi.`,
  },
  en: {
    approved: ({ id, partner }) => `The${partner} installment for order ${id} is approved.`,
    rejected: ({ id, partner }) => `The${partner} installment for order ${id} is not approved.`,
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
export function stateText(
  shop: Shop,
  order: OrderFacts,
  {
    pickUp,
    franchise,
    cancelReason,
    reason,
  }: Pick<OrderData, 'pickUp' | 'franchise' | 'cancelReason'> & { reason: string | undefined },
  state: OrderState,
): string {
  const language = languageOf(shop);
  const branch = franchise ? branchLine(franchise, language) : null;
  const text = TEXTS[language][state]({ ...order, pickUp, branch, cancelReason });
  return reason === undefined ? text : `${text} ${reason}`;
}

function branchLine({ name, address, workingHours }: Branch, language: Language): string {
  return [name, address, workingHours]
    .map((text) => localizedText(text, language, language))
    .filter(Boolean)
    .join(', ');
}

/** In the default language of the shop. */
export function codeText(shop: Shop, order: OrderFacts, code: string): string {
  return CODE_TEXTS[languageOf(shop)](code, order);
}

/** Of UZS that went back now, and in all; in the default language of the shop. */
export function refundText(
  shop: Shop,
  { id }: Pick<OrderFacts, 'id'>,
  { sum, all }: { sum: number; all: number },
): string {
  const [now, total] = [sum, all].map((one) => price({ total: one }));
  return REFUND_TEXTS[languageOf(shop)][sum < all ? 'more' : 'one'](id, now ?? '', total ?? '');
}

/** In the default language of the shop. */
export function installmentText(
  shop: Shop,
  { id }: Pick<OrderFacts, 'id'>,
  partner: string | null,
  result: 'approved' | 'rejected',
): string {
  return RESULT_TEXTS[languageOf(shop)][result]({ id, partner: partner === null ? '' : ` ${partner}` });
}

function languageOf(shop: Shop): Language {
  return (
    shop.sql.get<{ lang: Language }>`SELECT market ->> '$.lang' AS lang FROM shop WHERE id = ${shop.id}`
      ?.lang ?? 'ru'
  );
}
