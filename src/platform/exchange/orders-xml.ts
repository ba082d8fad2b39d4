import type { Order, OrderRecord, OrderState } from '#contract/order/order.ts';
import type { Localized } from '#contract/value/primitive.ts';
import { localizedText } from '#domain/text/localized-text.ts';
import { calendarDay, clockOf } from '#domain/time/time.ts';
import { escapeXml } from '#lib/escape-xml.ts';
import { addressLine } from '#platform/order-sinks/address-line.ts';
import type { Shop } from '#platform/store/shop.ts';

const STATES: Readonly<Record<OrderState, string>> = {
  'awaiting-payment': 'Ждёт оплаты',
  'awaiting-approval': 'Ждёт ответа по рассрочке',
  accepted: 'Принят',
  'operator-called': 'Подтверждён',
  'on-the-way': 'Отгружен',
  delivered: 'Выполнен',
  canceled: 'Отменён',
};

type Child = string | readonly [name: string, content: string | number | readonly Child[]];

/** Orders as documents of CommerceML 2.08, in UTF-8; times are Tashkent's, money is whole UZS. */
export function ordersXml(shop: Shop, orders: readonly Order[], now: Date): string {
  const stamp = `${calendarDay(now)}T${clockOf(now)}:00`;
  const documents = orders.map((order) => xml(documentOf(shop, order))).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<КоммерческаяИнформация ВерсияСхемы="2.08" ДатаФормирования="${stamp}">
${documents}
</КоммерческаяИнформация>
`;
}

function documentOf(shop: Shop, order: Order): Child {
  const { id, state, createdAt, customer, total, payment, note, sells, shippingPrice, shippingService } =
    order;
  const at = new Date(createdAt);
  const records = sells.flatMap(({ sellRecords }) => sellRecords);
  const delivery: Child[] = shippingPrice > 0 ? [deliveryOf(shippingPrice)] : [];
  return [
    'Документ',
    [
      ['Ид', id],
      ['Номер', id],
      ['Дата', calendarDay(at)],
      ['Время', `${clockOf(at)}:00`],
      ['ХозОперация', 'Заказ товара'],
      ['Роль', 'Продавец'],
      ['Валюта', 'UZS'],
      ['Курс', 1],
      ['Сумма', total],
      ['Комментарий', note],
      ['Контрагенты', [['Контрагент', buyerOf(order)]]],
      ['Товары', [...records.map((record) => recordOf(shop, record)), ...delivery]],
      [
        'ЗначенияРеквизитов',
        [
          fact('Статус заказа', STATES[state]),
          fact('Статуса заказа ИД', state),
          fact('Отменен', String(state === 'canceled')),
          fact('Финальный статус', String(state === 'delivered' || state === 'canceled')),
          fact('Метод оплаты', inWords(payment.name)),
          fact('Заказ оплачен', String(payment.paid)),
          fact('Способ доставки', shippingService ? inWords(shippingService.name) : ''),
          fact('Адрес доставки', addressLine(order)),
          fact('Телефон', customer.phone),
        ],
      ],
    ],
  ];
}

function buyerOf(order: Order): Child[] {
  const { name, phone } = order.customer;
  return [
    ['Ид', phone],
    ['Наименование', name || phone],
    ['ПолноеНаименование', name || phone],
    ['Роль', 'Покупатель'],
    ['Адрес', [['Представление', addressLine(order)]]],
    [
      'Контакты',
      [
        [
          'Контакт',
          [
            ['Тип', 'ТелефонРабочий'],
            ['Значение', phone],
          ],
        ],
      ],
    ],
  ];
}

function recordOf(shop: Shop, { variationId, name, count, price, subtotal }: OrderRecord): Child {
  return [
    'Товар',
    [
      ['Ид', keyOf(shop, variationId)],
      ['Наименование', inWords(name)],
      '<БазоваяЕдиница Код="796" НаименованиеПолное="Штука" МеждународноеСокращение="PCE">шт</БазоваяЕдиница>',
      ['ЦенаЗаЕдиницу', price],
      ['Количество', count],
      ['Сумма', subtotal],
      ['ЗначенияРеквизитов', [fact('ВидНоменклатуры', 'Товар'), fact('ТипНоменклатуры', 'Товар')]],
    ],
  ];
}

function deliveryOf(price: number): Child {
  return [
    'Товар',
    [
      ['Ид', 'ORDER_DELIVERY'],
      ['Наименование', 'Доставка заказа'],
      ['ЦенаЗаЕдиницу', price],
      ['Количество', 1],
      ['Сумма', price],
      ['ЗначенияРеквизитов', [fact('ВидНоменклатуры', 'Услуга'), fact('ТипНоменклатуры', 'Услуга')]],
    ],
  ];
}

/** Id that the program itself gave the goods; the shop's where they came another way. */
function keyOf(shop: Shop, variationId: number): string {
  const row = shop.sql.get<{ key: string }>`
    SELECT key FROM import_id WHERE tenant = ${shop.name} AND kind = 'variation' AND id = ${variationId}`;
  return row?.key ?? String(variationId);
}

function fact(name: string, value: string): Child {
  return [
    'ЗначениеРеквизита',
    [
      ['Наименование', name],
      ['Значение', value],
    ],
  ];
}

function xml(child: Child): string {
  if (typeof child === 'string') return child;
  const [name, content] = child;
  const inner = typeof content === 'object' ? content.map(xml).join('') : escapeXml(String(content));
  return `<${name}>${inner}</${name}>`;
}

const inWords = (text: Localized) => localizedText(text, 'ru', 'ru');
