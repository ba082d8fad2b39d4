import type { ProductKind } from '../kind.ts';
import { text } from '../text.ts';
import { colors, letterSizes, womenNumericSizes } from './axes.ts';
import { city, collection, country, density, fit, model, PIECE, packaging, pattern, season, sewnSentences, summer, wash } from './traits.ts';

export const womenKinds: ProductKind[] = [
  {
    code: 'dress',
    category: 'dresses',
    name: text('Платье {{brand}} {{model}}', '{{brand}} {{model}} koʻylak', '{{brand}} {{model}} dress'),
    makers: [
      {
        brand: 'Adrasiya',
        models: [
          text('миди из хан-атласа', 'xon-atlasdan tikilgan midi', 'midi khan-atlas'),
          text('с поясом из адраса', 'adras belbogʻli', 'adras-belted'),
          text('макси с вышивкой сузани', 'suzani kashtali maksi', 'suzani-embroidered maxi'),
        ],
      },
      {
        brand: 'Navbahor',
        models: [
          text('льняное с запахом', 'zigʻir matoli oʻrama', 'linen wrap'),
          text('рубашечного кроя', 'koʻylak bichimli', 'shirt-cut'),
          text('трикотажное на каждый день', 'kundalik trikotaj', 'everyday knit'),
        ],
      },
    ],
    axes: [colors('pomegranate', 'emerald', 'ink', 'terracotta', 'rose', 'turquoise'), womenNumericSizes],
    price: { min: 289_000, max: 890_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      {
        name: text('Состав', 'Tarkibi', 'Composition'),
        values: [
          text('50% шёлк, 50% хлопок', '50% ipak, 50% paxta', '50% silk, 50% cotton'),
          text('100% лён', '100% zigʻir', '100% linen'),
          text('70% вискоза, 30% хлопок', '70% viskoza, 30% paxta', '70% viscose, 30% cotton'),
        ],
      },
      { name: text('Длина', 'Uzunligi', 'Length'), values: [text('миди', 'midi', 'midi'), text('макси', 'maksi', 'maxi'), text('до колена', 'tizzagacha', 'knee-length')] },
      {
        name: text('Рукав', 'Yengi', 'Sleeve'),
        values: [text('длинный', 'uzun', 'long'), text('три четверти', 'toʻrtdan uch', 'three-quarter'), text('короткий', 'kalta', 'short')],
      },
      {
        name: text('Застёжка', 'Taqilmasi', 'Fastening'),
        values: [text('потайная молния', 'yashirin zamok', 'concealed zip'), text('пуговицы', 'tugma', 'buttons'), text('без застёжки', 'taqilmasiz', 'none')],
      },
      pattern,
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
      { rating: 5, comment: 'Надела на никах подруги, все спрашивали, где купила. Цвет глубокий, как на фото.' },
      { rating: 5, comment: 'Matosi juda yumshoq, bichimi zoʻr. 46 oʻlchamim toppa-toʻgʻri keldi.' },
      { rating: 4, comment: 'Платье очень красивое, но мне при росте 160 пришлось подшить пять сантиметров.' },
      { rating: 5, comment: 'Onamga sovgʻa qildim, juda xursand boʻldilar. Rahmat Nafis jamoasiga!' },
      { rating: 4, comment: 'Качество пошива отличное, карманы — находка. Доставили в Фергану за два дня.' },
      { rating: 3, comment: 'Rangi rasmdagidan biroz toʻqroq ekan, lekin matosi yaxshi.' },
      { rating: 5, comment: 'Lovely fabric, feels cool even in July. I ordered a second one for my sister.' },
      { rating: 5, comment: 'Ношу второй месяц, стирала раз шесть — не полиняло и не село.' },
    ],
  },
  {
    code: 'skirt',
    category: 'skirts',
    name: text('Юбка {{brand}} {{model}}', '{{brand}} {{model}} yubka', '{{brand}} {{model}} skirt'),
    makers: [
      {
        brand: 'Adrasiya',
        models: [text('из адраса', 'adrasdan tikilgan', 'adras'), text('плиссе миди', 'plisse midi', 'pleated midi'), text('с каймой сузани', 'suzani hoshiyali', 'suzani-trimmed')],
      },
      {
        brand: 'Navbahor',
        models: [text('трапеция', 'trapetsiya bichimli', 'A-line'), text('льняная с карманами', 'choʻntakli zigʻir', 'linen pocket')],
      },
    ],
    axes: [colors('terracotta', 'ink', 'olive', 'sand', 'pomegranate'), womenNumericSizes],
    price: { min: 189_000, max: 459_000, step: 10_000 },
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
      { name: text('Длина', 'Uzunligi', 'Length'), values: [text('72 см', '72 sm', '72 cm'), text('80 см', '80 sm', '80 cm'), text('88 см', '88 sm', '88 cm')] },
      {
        name: text('Пояс', 'Beli', 'Waistband'),
        values: [text('на резинке', 'rezinkali', 'elastic'), text('притачной', 'tikma belbogʻli', 'set-in'), text('на резинке сзади', 'orqasi rezinkali', 'elastic at the back')],
      },
      {
        name: text('Подкладка', 'Astari', 'Lining'),
        values: [text('вискоза', 'viskoza', 'viscose'), text('хлопок', 'paxta', 'cotton'), text('нет', 'yoʻq', 'none')],
      },
      pattern,
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
      { rating: 5, comment: 'Adras matosi haqiqiy, Margʻilonnikiga oʻxshaydi. Juda yoqdi.' },
      { rating: 4, comment: 'Хорошая, но пояс чуть великоват, пришлось перешить пуговицу.' },
      { rating: 5, comment: 'Oʻlchami jadvaldagidek, ikki kunda Samarqandga yetib keldi.' },
      { rating: 3, comment: 'Мнётся после стирки сильнее, чем обещали, но узор шикарный.' },
      { rating: 5, comment: 'Qizimga oldim, universitetga kiyib yuribdi. Narxiga arziydi.' },
      { rating: 5, comment: 'Третья юбка от этого магазина, все носятся отлично.' },
      { rating: 4, comment: 'Rangi chiroyli, faqat choʻntagi boʻlsa yanada yaxshi boʻlardi.' },
    ],
  },
  {
    code: 'tshirt',
    category: 'women-tshirts',
    name: text('Футболка женская {{brand}} {{model}}', '{{brand}} {{model}} ayollar futbolkasi', '{{brand}} {{model}} women’s T-shirt'),
    makers: [
      {
        brand: 'Oqpaxta',
        models: [text('оверсайз', 'oversayz', 'oversized'), text('базовая', 'kundalik', 'basic'), text('в рубчик', 'rubchikli', 'ribbed')],
      },
      {
        brand: 'Paxtagul',
        models: [text('с вышивкой анор', 'anor kashtali', 'pomegranate-embroidered'), text('с вышивкой адрас', 'adras naqshli', 'adras-pattern')],
      },
    ],
    axes: [colors('white', 'black', 'rose', 'terracotta', 'sky', 'sand'), letterSizes],
    price: { min: 89_000, max: 199_000, step: 10_000 },
    unit: PIECE,
    tiers: [{ min: 3, percent: 7 }],
    characteristics: [
      {
        name: text('Состав', 'Tarkibi', 'Composition'),
        values: [text('100% хлопок', '100% paxta', '100% cotton'), text('95% хлопок, 5% эластан', '95% paxta, 5% elastan', '95% cotton, 5% elastane')],
      },
      density(160, 180, 220),
      {
        name: text('Вырез', 'Yoqasi', 'Neckline'),
        values: [text('круглый', 'dumaloq', 'crew'), text('V-образный', 'V shaklida', 'V-neck'), text('лодочка', 'keng yoqa', 'boat')],
      },
      { name: text('Рукав', 'Yengi', 'Sleeve'), values: [text('короткий', 'kalta', 'short'), text('спущенный', 'tushirilgan', 'dropped')] },
      fit,
      model,
      collection,
      packaging,
      wash,
      country,
    ],
    sentences: [
      text(
        'Узбекский длинноволокнистый хлопок: мягкий с первой носки и не скатывается.',
        'Uzun tolali oʻzbek paxtasi: birinchi kiyishdanoq yumshoq, tuklanmaydi.',
        'Long-staple Uzbek cotton: soft from the first wear and slow to pill.',
      ),
      text(
        'Горловина укреплена тесьмой и не растягивается.',
        'Yoqasi tasma bilan mustahkamlangan, choʻzilib ketmaydi.',
        'The neckline is taped and keeps its shape.',
      ),
      text(
        'Подходит и под жакет, и с джинсами: нейтральная длина до середины бедра.',
        'Jaket ostiga ham, jinsi bilan ham mos: uzunligi sonning oʻrtasigacha.',
        'Goes under a jacket or with jeans: a neutral length to the middle of the hip.',
      ),
      ...sewnSentences,
    ],
    reviews: [
      { rating: 5, comment: 'Хлопок плотный, не просвечивает даже белая. Взяла сразу три.' },
      { rating: 5, comment: 'Sifati aʼlo, kashtasi juda nozik tikilgan.' },
      { rating: 4, comment: 'Оверсайз действительно большой, берите на размер меньше.' },
      { rating: 5, comment: 'Yozda terlatmaydi, kun boʻyi kiysa ham qulay.' },
      { rating: 4, comment: 'Приятная к телу, после стирки форма на месте. Упаковали красиво.' },
      { rating: 2, comment: 'Прислали не тот цвет, обменяли через четыре дня. Сама футболка нормальная.' },
      { rating: 5, comment: 'Narxi ham, sifati ham joyida. Opamga ham buyurtma berdim.' },
      { rating: 5, comment: 'Great weight of cotton, washed many times and still looks new.' },
    ],
  },
];
