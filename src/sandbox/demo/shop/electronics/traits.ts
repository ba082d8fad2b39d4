import { row } from '#sandbox/demo/source/characteristic.ts';
import type { ProductKind } from '#sandbox/demo/source/kind.ts';
import { same, text } from '#sandbox/demo/source/text.ts';

export const PIECE = text('шт.', 'dona', 'pcs');

export const WARRANTY = row(
  text('Гарантия', 'Kafolat', 'Warranty'),
  text('12 месяцев', '12 oy', '12 months'),
  text('24 месяца', '24 oy', '24 months'),
);

export const MADE_IN = row(
  text('Страна производства', 'Ishlab chiqarilgan mamlakat', 'Made in'),
  text('Китай', 'Xitoy', 'China'),
  text('Вьетнам', 'Vyetnam', 'Vietnam'),
  text('Узбекистан', 'Oʻzbekiston', 'Uzbekistan'),
);

export const BLUETOOTH = row(
  text('Bluetooth', 'Bluetooth', 'Bluetooth'),
  same('5.2'),
  same('5.3'),
  same('5.4'),
);

/** What buyers say of the shop rather than of the goods: fits every kind. */
export const SERVICE_REVIEWS: ProductKind['reviews'] = [
  {
    rating: 5,
    comment: 'Заказал утром, к вечеру курьер уже привёз. Всё запечатано, чек и гарантийный талон на месте.',
  },
  { rating: 5, comment: 'Hammasi zoʻr, original mahsulot. Yetkazib berish tez boʻldi, rahmat.' },
  { rating: 4, comment: 'Товар отличный, но доставка в Самарканд заняла четыре дня.' },
  { rating: 5, comment: 'Narxi bozordagidan arzonroq, kafolati ham bor. Tavsiya qilaman.' },
  { rating: 4, comment: 'Qutisi biroz ezilgan ekan, lekin mahsulotning oʻzi butun va yaxshi ishlayapti.' },
  { rating: 3, comment: 'Сам товар нормальный, но цвет на фото выглядел немного иначе.' },
];
