import type { ProductKind } from '#sandbox/demo/source/kind.ts';
import { text } from '#sandbox/demo/source/text.ts';
import { colors, dimensions, wood } from './axes.ts';
import {
  assembly,
  centimetres,
  country,
  furnitureReviews,
  furnitureSentences,
  homeReviews,
  load,
  PIECE,
  row,
  style,
  warranty,
} from './traits.ts';

export const bedroomKinds: ProductKind[] = [
  {
    code: 'bed',
    category: 'beds',
    name: text('Кровать {{brand}} {{model}}', '{{brand}} {{model}} karavot', '{{brand}} {{model}} bed'),
    makers: [
      {
        brand: 'Orombaxsh',
        models: [
          text('«Тун»', '«Tun»', '“Tun”'),
          text('с мягким изголовьем', 'yumshoq bosh qismli', 'padded-headboard'),
        ],
      },
      {
        brand: 'Chinor',
        models: [
          text('«Шахло»', '«Shahlo»', '“Shahlo”'),
          text('с резным изголовьем', 'oʻyma bosh qismli', 'carved-headboard'),
          text('низкая', 'past', 'low'),
        ],
      },
    ],
    axes: [
      colors('walnut', 'oak', 'white', 'graphite'),
      dimensions(['140 × 200', '160 × 200', '180 × 200'], 0.15),
    ],
    price: { min: 2_400_000, max: 7_900_000, step: 50_000 },
    unit: PIECE,
    characteristics: [
      row(
        text('Основание', 'Asosi', 'Base'),
        text('берёзовые ламели', 'qayin reykalar', 'birch slats'),
        text('металлический каркас с ламелями', 'reykali metall karkas', 'metal frame with slats'),
      ),
      row(
        text('Подъёмный механизм', 'Koʻtarish mexanizmi', 'Lift mechanism'),
        text('газовый', 'gazli', 'gas'),
        text('нет', 'yoʻq', 'none'),
      ),
      centimetres(text('Высота изголовья', 'Bosh qismi balandligi', 'Headboard height'), 95, 105, 120),
      centimetres(text('Высота до матраса', 'Matrasgacha balandlik', 'Height to mattress'), 28, 34),
      load(240, 300),
      row(
        text('Матрас', 'Matras', 'Mattress'),
        text('покупается отдельно', 'alohida sotiladi', 'sold separately'),
      ),
      style,
      assembly,
      warranty(18, 24),
      country,
    ],
    sentences: [
      text(
        'Основание усилено центральной опорой и не скрипит.',
        'Asosi markaziy tayanch bilan mustahkamlangan, gʻijirlamaydi.',
        'A central support keeps the base firm and silent.',
      ),
      text(
        'Изголовье рассчитано на то, чтобы читать полулёжа.',
        'Bosh qismi suyanib kitob oʻqishga moʻljallangan.',
        'The headboard is made for reading in bed.',
      ),
      text(
        'Под кроватью остаётся место для робота-пылесоса.',
        'Karavot ostida robot-changyutgich uchun joy qoladi.',
        'A robot vacuum fits underneath.',
      ),
      ...furnitureSentences,
    ],
    reviews: [
      { rating: 5, comment: 'Не скрипит совсем, изголовье мягкое. Спальня преобразилась.' },
      { rating: 5, comment: 'Kelin-kuyovga oldik, juda chiroyli va mustahkam.' },
      { rating: 4, comment: 'Собирали вдвоём два часа, но результат стоит того.' },
      { rating: 5, comment: 'Yogʻochi sifatli, hidi yoʻq.' },
      { rating: 4, comment: 'Хорошая кровать, только ламели лучше сразу подтянуть.' },
      ...furnitureReviews,
    ],
  },
  {
    code: 'mattress',
    category: 'mattresses',
    name: text('Матрас {{brand}} {{model}}', '{{brand}} {{model}} matras', '{{brand}} {{model}} mattress'),
    makers: [
      {
        brand: 'Shirin Uyqu',
        models: [
          text('Ortho', 'Ortho', 'Ortho'),
          text('Comfort', 'Comfort', 'Comfort'),
          text('Premium', 'Premium', 'Premium'),
        ],
      },
      {
        brand: 'Orombaxsh',
        models: [text('двусторонний', 'ikki tomonlama', 'two-sided'), text('«Булут»', '«Bulut»', '“Bulut”')],
      },
    ],
    axes: [
      colors('white', 'grey', 'beige'),
      dimensions(['90 × 200', '140 × 200', '160 × 200', '180 × 200'], 0.3, [2, 4]),
    ],
    price: { min: 1_190_000, max: 3_200_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      row(
        text('Основа', 'Asosi', 'Core'),
        text('независимые пружины', 'mustaqil prujinalar', 'pocket springs'),
        text('пена с памятью формы', 'shaklni eslab qoluvchi koʻpik', 'memory foam'),
      ),
      row(
        text('Жёсткость', 'Qattiqligi', 'Firmness'),
        text('средняя', 'oʻrtacha', 'medium'),
        text('высокая', 'qattiq', 'firm'),
        text('разная с двух сторон', 'ikki tomoni har xil', 'different on each side'),
      ),
      centimetres(text('Высота', 'Balandligi', 'Height'), 18, 22, 26),
      row(
        text('Слои', 'Qatlamlari', 'Layers'),
        text('кокосовая койра и латекс', 'kokos tolasi va lateks', 'coir and latex'),
        text('термовойлок и пена', 'termonamat va koʻpik', 'thermal felt and foam'),
      ),
      row(
        text('Чехол', 'Gʻilofi', 'Cover'),
        text('съёмный хлопковый', 'olinadigan paxta', 'removable cotton'),
        text('стёганый жаккард', 'qavilgan jakkard', 'quilted jacquard'),
      ),
      load(110, 130, 150),
      row(text('Упаковка', 'Qadoqlash', 'Packaging'), text('в скрутке', 'oʻralgan holda', 'rolled')),
      row(
        text('Срок службы', 'Xizmat muddati', 'Service life'),
        text('10 лет', '10 yil', '10 years'),
        text('12 лет', '12 yil', '12 years'),
      ),
      warranty(24, 36),
      country,
    ],
    sentences: [
      text(
        'Поддерживает спину ровно и не передаёт движения соседа.',
        'Belni tekis ushlaydi va yoningizdagi odamning harakatini sezdirmaydi.',
        'It keeps the back straight and does not pass on a partner’s movements.',
      ),
      text(
        'Чехол на молнии стирается в машине при 40 °C.',
        'Zamokli gʻilofi mashinada 40 °C da yuviladi.',
        'The zipped cover is washable at 40 °C.',
      ),
      text(
        'После распаковки расправляется за несколько часов.',
        'Ochilgach, bir necha soatda shaklini oladi.',
        'Unrolled, it regains its shape in a few hours.',
      ),
      text(
        'Переворачивайте матрас раз в полгода, так он прослужит дольше.',
        'Matrasni yarim yilda bir agʻdarib turing, shunda uzoqroq xizmat qiladi.',
        'Turn it every six months to make it last.',
      ),
      text(
        'Боковины усилены: можно сидеть на краю.',
        'Yonlari mustahkamlangan: chetida oʻtirsa boʻladi.',
        'Reinforced sides let you sit on the edge.',
      ),
      ...furnitureSentences.slice(0, 1),
    ],
    reviews: [
      { rating: 5, comment: 'Спина перестала болеть через неделю. Очень доволен.' },
      { rating: 5, comment: 'Oʻrtacha qattiq, aynan biz xohlagandek. Uyqu shirin.' },
      { rating: 4, comment: 'Первые два дня был запах, потом прошёл.' },
      { rating: 5, comment: 'Bolalar xonasiga oldik, oʻlchami aniq keldi.' },
      { rating: 3, comment: 'Жёстче, чем ожидал, но жене нравится.' },
      ...homeReviews,
    ],
  },
  {
    code: 'wardrobe',
    category: 'wardrobes',
    name: text('Шкаф {{brand}} {{model}}', '{{brand}} {{model}} shkaf', '{{brand}} {{model}} wardrobe'),
    makers: [
      { brand: 'Chinor', models: [text('распашной', 'tavaqali', 'hinged'), text('купе', 'kupe', 'sliding')] },
      {
        brand: 'Archa',
        models: [
          text('с зеркалом', 'oynali', 'mirrored'),
          text('«Саранжом»', '«Saranjom»', '“Saranjom”'),
          text('угловой', 'burchakli', 'corner'),
        ],
      },
    ],
    axes: [colors('white', 'oak', 'walnut', 'graphite'), wood],
    price: { min: 2_900_000, max: 7_400_000, step: 50_000 },
    unit: PIECE,
    characteristics: [
      centimetres(text('Ширина', 'Eni', 'Width'), 120, 160, 200),
      centimetres(text('Высота', 'Balandligi', 'Height'), 210, 220, 240),
      centimetres(text('Глубина', 'Chuqurligi', 'Depth'), 52, 60),
      row(
        text('Ящики', 'Tortmalar', 'Drawers'),
        text('два', 'ikkita', 'two'),
        text('четыре', 'toʻrtta', 'four'),
      ),
      row(
        text('Штанга', 'Kiyim ilgich', 'Rail'),
        text('одна', 'bitta', 'one'),
        text('две, на разной высоте', 'ikkita, har xil balandlikda', 'two, at different heights'),
      ),
      row(
        text('Фурнитура', 'Furniturasi', 'Fittings'),
        text('с доводчиками', 'yumshoq yopiladigan', 'soft-closing'),
        text('стандартная', 'standart', 'standard'),
      ),
      load(25, 30),
      style,
      assembly,
      warranty(18, 24),
      country,
    ],
    sentences: [
      text(
        'Внутри помещаются и длинные пальто, и стопка одеял.',
        'Ichiga uzun paltolar ham, koʻrpa taxlami ham sigʻadi.',
        'It holds long coats and a pile of quilts.',
      ),
      text(
        'Двери закрываются тихо и не задевают ковёр.',
        'Eshiklari sekin yopiladi va gilamga tegmaydi.',
        'Doors close quietly and clear the rug.',
      ),
      text(
        'Ножки регулируются, поэтому шкаф стоит ровно и на старом полу.',
        'Oyoqlari sozlanadi, shuning uchun eski polda ham tekis turadi.',
        'Adjustable feet keep it level on an old floor.',
      ),
      ...furnitureSentences,
    ],
    reviews: [
      { rating: 5, comment: 'Вместил вещи всей семьи, двери закрываются мягко.' },
      { rating: 5, comment: 'Ustalar ozoda yigʻib ketishdi, chiqindini ham olib ketishdi.' },
      { rating: 4, comment: 'Шкаф хороший, только одна ручка была с царапиной — заменили.' },
      { rating: 5, comment: 'Rangi eshiklarimizga mos, tortmalari yengil yuradi.' },
      { rating: 3, comment: 'Задняя стенка тонкая, остальное крепкое.' },
      ...furnitureReviews,
    ],
  },
];
