import type { ProductKind } from '#sandbox/demo/source/kind.ts';
import { text } from '#sandbox/demo/source/text.ts';
import { colors, letterSizes } from './axes.ts';
import {
  city,
  clothesReviews,
  collection,
  country,
  fit,
  model,
  PIECE,
  row,
  sewnSentences,
  summer,
  wash,
  winter,
} from './traits.ts';

export const menKinds: ProductKind[] = [
  {
    code: 'shirt',
    category: 'men-shirts',
    name: text(
      'Рубашка {{brand}} {{model}}',
      '{{brand}} {{model}} erkaklar koʻylagi',
      '{{brand}} {{model}} shirt',
    ),
    makers: [
      {
        brand: 'Anhor',
        models: [
          text('классическая', 'klassik', 'classic'),
          text('с воротником-стойкой', 'tik yoqali', 'band-collar'),
          text('оверсайз', 'oversayz', 'oversized'),
        ],
      },
      {
        brand: 'Adrasiya',
        models: [
          text('с планкой из адраса', 'adras hoshiyali', 'adras-placket'),
          text('с вышивкой на вороте', 'yoqasi kashtali', 'embroidered-collar'),
        ],
      },
    ],
    axes: [colors('white', 'sky', 'ink', 'sand', 'olive'), letterSizes],
    price: { min: 190_000, max: 460_000, step: 10_000 },
    unit: PIECE,
    tiers: [{ min: 3, percent: 5 }],
    characteristics: [
      row(
        text('Состав', 'Tarkibi', 'Composition'),
        text('100% хлопок', '100% paxta', '100% cotton'),
        text('55% лён, 45% хлопок', '55% zigʻir, 45% paxta', '55% linen, 45% cotton'),
        text('100% лён', '100% zigʻir', '100% linen'),
      ),
      row(
        text('Рукав', 'Yengi', 'Sleeve'),
        text('длинный', 'uzun', 'long'),
        text('длинный, с патой', 'uzun, patali', 'long, with a roll tab'),
      ),
      row(
        text('Манжета', 'Manjeti', 'Cuff'),
        text('на пуговице', 'tugmali', 'button'),
        text('двойная пуговица', 'ikki tugmali', 'two-button'),
      ),
      row(
        text('Карман', 'Choʻntagi', 'Pocket'),
        text('нагрудный', 'koʻkrakda', 'chest'),
        text('нет', 'yoʻq', 'none'),
      ),
      fit,
      model,
      summer,
      wash,
      city,
      collection,
      country,
    ],
    sentences: [
      text(
        'Пуговицы из перламутра пришиты на ножке и не отлетают.',
        'Sadaf tugmalari mustahkam qadalgan, uzilib ketmaydi.',
        'Mother-of-pearl buttons are shanked and stay on.',
      ),
      text(
        'Ткань пропускает воздух: в такой рубашке легко и в автобусе в июле.',
        'Mato havo oʻtkazadi: iyulda avtobusda ham yengil.',
        'The cloth breathes, even on a bus in July.',
      ),
      text(
        'Плечевой шов чуть сдвинут вперёд, поэтому руки поднимаются свободно.',
        'Yelka choki biroz oldinga surilgan, shuning uchun qoʻl erkin koʻtariladi.',
        'The shoulder seam sits slightly forward, so the arms move freely.',
      ),
      ...sewnSentences,
    ],
    reviews: [
      { rating: 5, comment: 'Рубашка на каждый день, гладится за минуту. Заказал ещё одну.' },
      { rating: 5, comment: 'Yoqasi chiroyli, toʻyga kiydim — hammaga yoqdi.' },
      { rating: 4, comment: 'Хорошая, но рукав на сантиметр короче, чем я привык.' },
      { rating: 5, comment: 'Issiqda terlatmaydi, matosi tabiiy. Narxi ham maʼqul.' },
      { rating: 5, comment: 'Взял на свадьбу брата, все спрашивали, чья работа.' },
      ...clothesReviews,
    ],
  },
  {
    code: 'jacket',
    category: 'jackets',
    name: text('Куртка {{brand}} {{model}}', '{{brand}} {{model}} kurtka', '{{brand}} {{model}} jacket'),
    makers: [
      {
        brand: 'Sarbon',
        models: [
          text('стёганая в духе чопона', 'choponcha qavilgan', 'chopon-quilted'),
          text('бомбер с подкладкой из адраса', 'adras astarli bomber', 'adras-lined bomber'),
          text('парка', 'parka', 'parka'),
        ],
      },
      {
        brand: 'Anhor',
        models: [
          text('с капюшоном', 'kapyushonli', 'hooded'),
          text('рубашечного кроя', 'koʻylak bichimli', 'overshirt'),
        ],
      },
    ],
    axes: [colors('ink', 'olive', 'black', 'pomegranate', 'brown'), letterSizes],
    price: { min: 490_000, max: 1_590_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      row(
        text('Верх', 'Usti', 'Shell'),
        text('плащевой нейлон', 'plashbop neylon', 'raincoat nylon'),
        text('плотный хлопок', 'zich paxta', 'dense cotton'),
        text('хлопок с пропиткой', 'suv yuqtirmas paxta', 'waxed cotton'),
      ),
      row(
        text('Утеплитель', 'Issiq qatlami', 'Filling'),
        text('хлопковая вата', 'paxta', 'cotton wadding'),
        text('синтепух 150 г/м²', 'sintepux 150 g/m²', 'synthetic down 150 g/m²'),
        text('без утеплителя', 'qatlamsiz', 'none'),
      ),
      row(
        text('Карманы', 'Choʻntaklari', 'Pockets'),
        text('два боковых и внутренний', 'ikki yon va bitta ichki', 'two side and one inner'),
        text('четыре', 'toʻrtta', 'four'),
      ),
      row(
        text('Застёжка', 'Taqilmasi', 'Fastening'),
        text('двусторонняя молния', 'ikki tomonlama zamok', 'two-way zip'),
        text('кнопки', 'knopkalar', 'snaps'),
      ),
      row(
        text('Температура', 'Harorat', 'Temperature'),
        text('до +5 °C', '+5 °C gacha', 'down to +5 °C'),
        text('до −5 °C', '−5 °C gacha', 'down to −5 °C'),
      ),
      fit,
      model,
      winter,
      row(
        text('Уход', 'Parvarishi', 'Care'),
        text(
          'бережная стирка, сушить расправленной',
          'ehtiyotlab yuviladi, yoyib quritiladi',
          'gentle wash, dry spread out',
        ),
      ),
      city,
      country,
    ],
    sentences: [
      text(
        'Во внутренний карман помещаются паспорт и телефон.',
        'Ichki choʻntagiga pasport va telefon sigʻadi.',
        'A passport and a phone fit the inner pocket.',
      ),
      text(
        'Ткань защищает от ветра и моросящего дождя.',
        'Matosi shamol va mayda yomgʻirdan saqlaydi.',
        'The cloth keeps out wind and drizzle.',
      ),
      text(
        'Под куртку спокойно надевается толстый свитер.',
        'Kurtka ostiga qalin sviter bemalol kiyiladi.',
        'A thick sweater fits underneath with ease.',
      ),
      ...sewnSentences,
    ],
    reviews: [
      {
        rating: 5,
        comment: 'Стёжка аккуратная, сидит отлично. Похожа на дедушкин чапан, только современная.',
      },
      { rating: 5, comment: 'Shamol oʻtmaydi, yengil. Mashina haydashga ham qulay.' },
      { rating: 4, comment: 'Тёплая, но молния первые дни заедала.' },
      { rating: 5, comment: 'Ichki matosi juda chiroyli, ochib koʻrsatgim keladi.' },
      { rating: 5, comment: 'Bought it in Tashkent for the trip, wore it all through Nurata.' },
      ...clothesReviews,
    ],
  },
];
