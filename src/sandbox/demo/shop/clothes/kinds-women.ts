import type { ProductKind } from '#sandbox/demo/source/kind.ts';
import { text } from '#sandbox/demo/source/text.ts';
import { colors, womenNumericSizes } from './axes.ts';
import {
  city,
  clothesReviews,
  country,
  fit,
  model,
  PIECE,
  row,
  season,
  sewnSentences,
  summer,
  wash,
} from './traits.ts';

export const womenKinds: ProductKind[] = [
  {
    code: 'dress',
    category: 'dresses',
    name: text('Платье {{brand}} {{model}}', '{{brand}} {{model}} koʻylak', '{{brand}} {{model}} dress'),
    makers: [
      {
        brand: 'Adrasiya',
        models: [
          text('из хан-атласа', 'xon-atlas', 'khan-atlas'),
          text('из адраса с поясом', 'belbogʻli adras', 'belted adras'),
          text('из адраса свободного кроя', 'keng bichimli adras', 'relaxed adras'),
        ],
      },
      {
        brand: 'Ipakchi',
        models: [
          text('из хан-атласа «Бахор»', '«Bahor» xon-atlas', '“Bahor” khan-atlas'),
          text('из атласа с воротником-стойкой', 'tik yoqali atlas', 'stand-collar atlas'),
          text('из адраса «Шохи»', '«Shohi» adras', '“Shohi” adras'),
        ],
      },
    ],
    axes: [colors('pomegranate', 'emerald', 'ink', 'terracotta', 'rose', 'turquoise'), womenNumericSizes],
    price: { min: 490_000, max: 1_190_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      {
        name: text('Состав', 'Tarkibi', 'Composition'),
        values: [
          text('50% шёлк, 50% хлопок', '50% ipak, 50% paxta', '50% silk, 50% cotton'),
          text('60% шёлк, 40% хлопок', '60% ipak, 40% paxta', '60% silk, 40% cotton'),
        ],
      },
      {
        name: text('Длина', 'Uzunligi', 'Length'),
        values: [
          text('миди', 'midi', 'midi'),
          text('макси', 'maksi', 'maxi'),
          text('до колена', 'tizzagacha', 'knee-length'),
        ],
      },
      {
        name: text('Рукав', 'Yengi', 'Sleeve'),
        values: [
          text('длинный', 'uzun', 'long'),
          text('три четверти', 'toʻrtdan uch', 'three-quarter'),
          text('короткий', 'kalta', 'short'),
        ],
      },
      {
        name: text('Застёжка', 'Taqilmasi', 'Fastening'),
        values: [
          text('потайная молния', 'yashirin zamok', 'concealed zip'),
          text('пуговицы', 'tugma', 'buttons'),
          text('без застёжки', 'taqilmasiz', 'none'),
        ],
      },
      row(
        text('Рисунок', 'Naqshi', 'Pattern'),
        text('икат, ручное окрашивание', 'abr, qoʻlda boʻyalgan', 'hand-dyed ikat'),
      ),
      model,
      season,
      wash,
      city,
      country,
    ],
    sentences: [
      text(
        'Силуэт подчёркивает талию и не стесняет шаг, в нём удобно и на свадьбе, и в офисе.',
        'Siluet belni chiroyli koʻrsatadi va yurishga xalaqit bermaydi, toʻyda ham, ishxonada ham qulay.',
        'The silhouette marks the waist without hindering your step, at a wedding and at the office alike.',
      ),
      text(
        'В боковых швах спрятаны карманы, куда поместится телефон.',
        'Yon choklarida telefon sigʻadigan yashirin choʻntaklar bor.',
        'Pockets large enough for a phone are hidden in the side seams.',
      ),
      text(
        'Ткань хорошо держит цвет: платье можно гладить паром с изнанки.',
        'Mato rangini yaxshi saqlaydi: koʻylakni teskarisidan bugʻ bilan dazmollash mumkin.',
        'The cloth holds its colour well and may be steamed from the inside.',
      ),
      text(
        'Орнамент совмещён по швам вручную, поэтому узор не обрывается на боках.',
        'Naqsh choklarda qoʻlda moslashtirilgan, shuning uchun gul yon tomonda uzilib qolmaydi.',
        'The ornament is matched by hand along the seams, so it does not break at the sides.',
      ),
      ...sewnSentences,
    ],
    reviews: [
      {
        rating: 5,
        comment: 'Надела на никах подруги, все спрашивали, где купила. Цвет глубокий, как на фото.',
      },
      { rating: 5, comment: 'Matosi juda yumshoq, bichimi zoʻr. 46 oʻlchamim toppa-toʻgʻri keldi.' },
      {
        rating: 4,
        comment: 'Платье очень красивое, но мне при росте 160 пришлось подшить пять сантиметров.',
      },
      { rating: 5, comment: 'Onamga sovgʻa qildim, juda xursand boʻldilar. Rahmat Nafis jamoasiga!' },
      { rating: 4, comment: 'Качество пошива отличное, карманы — находка. Доставили в Фергану за два дня.' },
      { rating: 3, comment: 'Rangi rasmdagidan biroz toʻqroq ekan, lekin matosi yaxshi.' },
      { rating: 5, comment: 'Lovely fabric, feels cool even in July. I ordered a second one for my sister.' },
      { rating: 5, comment: 'Ношу второй месяц, стирала раз шесть — не полиняло и не село.' },
    ],
  },
  {
    code: 'dress',
    category: 'dresses',
    name: text('Платье {{brand}} {{model}}', '{{brand}} {{model}} koʻylak', '{{brand}} {{model}} dress'),
    makers: [
      {
        brand: 'Navbahor',
        models: [
          text('с запахом', 'oʻrama', 'wrap'),
          text('рубашечного кроя', 'erkakcha bichimli', 'shirt-cut'),
          text('с вышивкой сузани', 'suzani kashtali', 'suzani-embroidered'),
        ],
      },
      {
        brand: 'Paxtagul',
        models: [
          text('в цветок', 'gulli', 'floral'),
          text('с кулиской на талии', 'beli tasmali', 'drawstring'),
        ],
      },
    ],
    axes: [colors('rose', 'olive', 'sky', 'sand', 'terracotta', 'black'), womenNumericSizes],
    price: { min: 250_000, max: 590_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      row(
        text('Состав', 'Tarkibi', 'Composition'),
        text('100% лён', '100% zigʻir', '100% linen'),
        text('70% вискоза, 30% хлопок', '70% viskoza, 30% paxta', '70% viscose, 30% cotton'),
        text('100% хлопок', '100% paxta', '100% cotton'),
      ),
      row(
        text('Длина', 'Uzunligi', 'Length'),
        text('миди', 'midi', 'midi'),
        text('макси', 'maksi', 'maxi'),
        text('до колена', 'tizzagacha', 'knee-length'),
      ),
      row(
        text('Рукав', 'Yengi', 'Sleeve'),
        text('длинный', 'uzun', 'long'),
        text('три четверти', 'toʻrtdan uch', 'three-quarter'),
        text('короткий', 'kalta', 'short'),
      ),
      fit,
      model,
      summer,
      wash,
      city,
      country,
    ],
    sentences: [
      text(
        'Лёгкое платье на каждый день: в нём не жарко даже в полдень.',
        'Har kunlik yengil koʻylak: peshinda ham issiq qilmaydi.',
        'A light everyday dress that stays cool even at noon.',
      ),
      text(
        'Вытачки на груди дают хорошую посадку, а спинка остаётся свободной.',
        'Koʻkrakdagi vitochkalar bichimni chiroyli qiladi, orqasi esa erkin turadi.',
        'Bust darts give a good fit while the back stays loose.',
      ),
      text(
        'Легко сочетается с сандалиями, кедами и жакетом.',
        'Sandal, keda va jaket bilan oson uygʻunlashadi.',
        'Goes easily with sandals, trainers or a jacket.',
      ),
      ...sewnSentences,
    ],
    reviews: [
      { rating: 5, comment: 'Ношу всё лето, ткань дышит. Беру второе в другом цвете.' },
      { rating: 5, comment: 'Juda yengil koʻylak, issiqda ayni muddao.' },
      { rating: 4, comment: 'Немного мнётся, но это же натуральная ткань. Посадка хорошая.' },
      { rating: 5, comment: 'Rangi ham, bichimi ham yoqdi. Uzunligi boʻyimga mos keldi.' },
      { rating: 2, comment: 'На груди оказалось узко, хотя брала свой 48. Обменяли без вопросов.' },
      ...clothesReviews,
    ],
  },
  {
    code: 'skirt',
    category: 'skirts',
    name: text('Юбка {{brand}} {{model}}', '{{brand}} {{model}} yubka', '{{brand}} {{model}} skirt'),
    makers: [
      {
        brand: 'Adrasiya',
        models: [
          text('с узором адрас', 'adras naqshli', 'adras-pattern'),
          text('плиссе', 'plisse', 'pleated'),
          text('с каймой сузани', 'suzani hoshiyali', 'suzani-trimmed'),
        ],
      },
      {
        brand: 'Navbahor',
        models: [
          text('трапеция', 'trapetsiya bichimli', 'A-line'),
          text('с накладными карманами', 'qoplama choʻntakli', 'patch-pocket'),
        ],
      },
    ],
    axes: [colors('terracotta', 'ink', 'olive', 'sand', 'pomegranate'), womenNumericSizes],
    price: { min: 190_000, max: 460_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      {
        name: text('Состав', 'Tarkibi', 'Composition'),
        values: [
          text('50% шёлк, 50% хлопок', '50% ipak, 50% paxta', '50% silk, 50% cotton'),
          text('100% лён', '100% zigʻir', '100% linen'),
          text('65% хлопок, 35% вискоза', '65% paxta, 35% viskoza', '65% cotton, 35% viscose'),
        ],
      },
      {
        name: text('Длина', 'Uzunligi', 'Length'),
        values: [
          text('72 см', '72 sm', '72 cm'),
          text('80 см', '80 sm', '80 cm'),
          text('88 см', '88 sm', '88 cm'),
        ],
      },
      {
        name: text('Пояс', 'Beli', 'Waistband'),
        values: [
          text('на резинке', 'rezinkali', 'elastic'),
          text('притачной', 'tikma belbogʻli', 'set-in'),
          text('на резинке сзади', 'orqasi rezinkali', 'elastic at the back'),
        ],
      },
      {
        name: text('Подкладка', 'Astari', 'Lining'),
        values: [
          text('вискоза', 'viskoza', 'viscose'),
          text('хлопок', 'paxta', 'cotton'),
          text('нет', 'yoʻq', 'none'),
        ],
      },
      model,
      summer,
      wash,
      country,
    ],
    sentences: [
      text(
        'Посадка высокая: с заправленной рубашкой юбка зрительно удлиняет ноги.',
        'Beli baland: koʻylakni ichiga solib kiyilsa, boʻyni uzunroq koʻrsatadi.',
        'High-waisted: with a tucked-in shirt it makes the legs look longer.',
      ),
      text(
        'Подол обработан двойной строчкой и ложится ровными складками.',
        'Etagi qoʻsh baxya bilan tikilgan, tekis taxlanib turadi.',
        'The hem is double-stitched and falls in even folds.',
      ),
      text(
        'Юбка почти не мнётся: удобно носить весь день и брать в поездку.',
        'Yubka deyarli gʻijimlanmaydi: kun boʻyi kiyishga va safarga olishga qulay.',
        'It hardly creases: easy to wear all day and to pack for a trip.',
      ),
      ...sewnSentences,
    ],
    reviews: [
      { rating: 5, comment: 'Юбка летящая, не просвечивает. Ношу с белой рубашкой на работу.' },
      { rating: 5, comment: 'Naqshi juda chiroyli, choklarda ham uzilmagan. Juda yoqdi.' },
      { rating: 4, comment: 'Хорошая, но пояс чуть великоват, пришлось перешить пуговицу.' },
      { rating: 5, comment: 'Oʻlchami jadvaldagidek, ikki kunda Samarqandga yetib keldi.' },
      { rating: 3, comment: 'Мнётся после стирки сильнее, чем обещали, но узор шикарный.' },
      { rating: 5, comment: 'Qizimga oldim, universitetga kiyib yuribdi. Narxiga arziydi.' },
      { rating: 5, comment: 'Третья юбка от этого магазина, все носятся отлично.' },
      { rating: 4, comment: 'Rangi chiroyli, faqat beli biroz keng keldi.' },
    ],
  },
];
