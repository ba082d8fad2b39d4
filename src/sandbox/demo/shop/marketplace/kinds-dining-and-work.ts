import type { ProductKind } from '#sandbox/demo/source/kind.ts';
import { text } from '#sandbox/demo/source/text.ts';
import { colors, dimensions, upholstery, wood } from './axes.ts';
import {
  assembly,
  centimetres,
  country,
  furnitureReviews,
  furnitureSentences,
  importCountry,
  load,
  PIECE,
  packaging,
  row,
  style,
  warranty,
  weight,
} from './traits.ts';

export const diningAndWorkKinds: ProductKind[] = [
  {
    code: 'table',
    category: 'tables',
    name: text(
      'Стол обеденный {{brand}} {{model}}',
      '{{brand}} {{model}} ovqat stoli',
      '{{brand}} {{model}} dining table',
    ),
    makers: [
      {
        brand: 'Chinor',
        models: [
          text('раздвижной', 'choʻziladigan', 'extending'),
          text('«Мехмон»', '«Mehmon»', '“Mehmon”'),
          text('овальный', 'oval', 'oval'),
        ],
      },
      {
        brand: 'Archa',
        models: [
          text('«Дастархан»', '«Dasturxon»', '“Dasturxon”'),
          text('на металлических ножках', 'metall oyoqli', 'metal-legged'),
        ],
      },
    ],
    axes: [colors('oak', 'walnut', 'white'), dimensions(['120 × 80', '160 × 90', '200 × 100'], 0.3)],
    price: { min: 1_490_000, max: 4_900_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      row(
        text('Столешница', 'Stol usti', 'Top'),
        text('МДФ со шпоном', 'shponli MDF', 'veneered MDF'),
        text('массив карагача', 'qayragʻoch yogʻochi', 'solid elm'),
        text('ЛДСП 25 мм', '25 mm LDSP', '25 mm board'),
      ),
      centimetres(text('Высота', 'Balandligi', 'Height'), 75, 76),
      row(
        text('Мест', 'Oʻrinlar soni', 'Seats'),
        text('от 4', '4 tadan', 'from 4'),
        text('от 6', '6 tadan', 'from 6'),
      ),
      row(
        text('Покрытие', 'Qoplamasi', 'Finish'),
        text('масло с воском', 'mumli moy', 'oil and wax'),
        text('матовый лак', 'xira lak', 'matt lacquer'),
      ),
      row(
        text('Термостойкость', 'Issiqqa chidamliligi', 'Heat resistance'),
        text('до 80 °C', '80 °C gacha', 'up to 80 °C'),
        text('до 100 °C', '100 °C gacha', 'up to 100 °C'),
      ),
      load(80, 100),
      style,
      assembly,
      warranty(12, 18),
      country,
    ],
    sentences: [
      text(
        'Горячий чайник и ляган с пловом ставьте на подставку: покрытие прослужит годы.',
        'Issiq choynak va oshli laganni taglik ustiga qoʻying: qoplamasi yillab xizmat qiladi.',
        'Put a hot pot or a plov dish on a mat and the finish will last for years.',
      ),
      text(
        'За столом хватает места для локтей и большого блюда посередине.',
        'Stol atrofida tirsaklarga ham, oʻrtada katta laganga ham joy yetadi.',
        'There is room for elbows and for a large dish in the middle.',
      ),
      text(
        'Пролитый сок не впитывается и стирается салфеткой.',
        'Toʻkilgan sharbat singmaydi, salfetka bilan artiladi.',
        'Spilt juice does not soak in and wipes off.',
      ),
      ...furnitureSentences,
    ],
    reviews: [
      { rating: 5, comment: 'На Навруз уместились все гости, стол не шатается.' },
      { rating: 5, comment: 'Oilamiz katta, hammaga joy yetdi. Yogʻochi chiroyli.' },
      { rating: 4, comment: 'Отличный стол, но тяжёлый, заносили вчетвером.' },
      { rating: 5, comment: 'Usti tozalash oson, dogʻ qolmayapti.' },
      { rating: 3, comment: 'Оттенок теплее, чем на фото, стулья пришлось менять.' },
      ...furnitureReviews,
    ],
  },
  {
    code: 'chair',
    category: 'chairs',
    name: text('Стул {{brand}} {{model}}', '{{brand}} {{model}} stul', '{{brand}} {{model}} chair'),
    makers: [
      {
        brand: 'Archa',
        models: [
          text('с мягким сиденьем', 'yumshoq oʻrindiqli', 'padded'),
          text('венский', 'vena uslubidagi', 'bentwood'),
        ],
      },
      {
        brand: 'Orombaxsh',
        models: [
          text('с подлокотниками', 'tirsakli', 'armrest'),
          text('барный', 'bar', 'bar'),
          text('«Лола»', '«Lola»', '“Lola”'),
        ],
      },
    ],
    axes: [colors('beige', 'graphite', 'emerald', 'mustard', 'walnut'), upholstery],
    price: { min: 390_000, max: 1_150_000, step: 10_000 },
    unit: PIECE,
    tiers: [
      { min: 4, percent: 5 },
      { min: 6, percent: 8 },
    ],
    characteristics: [
      row(
        text('Каркас', 'Karkasi', 'Frame'),
        text('бук', 'buk yogʻochi', 'beech'),
        text('сталь', 'poʻlat', 'steel'),
      ),
      centimetres(text('Высота спинки', 'Suyanchiq balandligi', 'Back height'), 40, 45),
      centimetres(text('Ширина', 'Eni', 'Width'), 45, 48, 52),
      row(text('Наполнитель', 'Ichki qatlami', 'Filling'), text('пенополиуретан', 'penopoliuretan', 'foam')),
      load(120, 130),
      weight('4.5', '5.2', '6'),
      style,
      assembly,
      warranty(12),
      importCountry,
    ],
    sentences: [
      text(
        'Спинка слегка пружинит, за столом можно сидеть весь вечер.',
        'Suyanchigʻi biroz egiluvchan, dasturxon atrofida butun oqshom oʻtirsa boʻladi.',
        'The back gives a little, good for a whole evening at the table.',
      ),
      text(
        'Четыре стула обойдутся дешевле: скидка считается за каждый.',
        'Toʻrtta olsangiz arzonroq: chegirma har biriga hisoblanadi.',
        'Four cost less: the discount counts for each.',
      ),
      text(
        'Сиденье легко чистится влажной тканью.',
        'Oʻrindigʻi nam mato bilan oson tozalanadi.',
        'The seat cleans easily with a damp cloth.',
      ),
      ...furnitureSentences,
    ],
    reviews: [
      { rating: 5, comment: 'Взяли шесть штук, скидка приятная. Стоят ровно.' },
      { rating: 5, comment: 'Oʻtirish qulay, mehmonlar ham maqtashdi.' },
      { rating: 4, comment: 'Хорошие стулья, один болт пришлось докупить.' },
      { rating: 5, comment: 'Rangi stolga mos keldi, yengil va mustahkam.' },
      { rating: 5, comment: 'Good value, easy to wipe clean after the kids.' },
      ...furnitureReviews,
    ],
  },
  {
    code: 'desk',
    category: 'desks',
    name: text(
      'Стол письменный {{brand}} {{model}}',
      '{{brand}} {{model}} ish stoli',
      '{{brand}} {{model}} desk',
    ),
    makers: [
      {
        brand: 'Archa',
        models: [text('с тумбой', 'tumbali', 'pedestal'), text('для школьника', 'oʻquvchi uchun', 'pupil’s')],
      },
      {
        brand: 'Chinor',
        models: [
          text('«Улугбек»', '«Ulugʻbek»', '“Ulugbek”'),
          text('угловой', 'burchakli', 'corner'),
          text('с полкой для монитора', 'monitor tokchali', 'monitor-shelf'),
        ],
      },
    ],
    axes: [colors('oak', 'white', 'walnut', 'black'), wood],
    price: { min: 790_000, max: 2_400_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      centimetres(text('Ширина', 'Eni', 'Width'), 110, 120, 140),
      centimetres(text('Глубина', 'Chuqurligi', 'Depth'), 60, 65),
      centimetres(text('Высота', 'Balandligi', 'Height'), 74, 75),
      row(
        text('Кабель-канал', 'Kabel teshigi', 'Cable outlet'),
        text('есть', 'bor', 'yes'),
        text('нет', 'yoʻq', 'no'),
      ),
      load(50, 70),
      weight('24', '31', '38'),
      style,
      packaging,
      assembly,
      warranty(12, 18),
      country,
    ],
    sentences: [
      text(
        'Столешницы хватает на ноутбук, тетради и настольную лампу.',
        'Stol ustiga noutbuk, daftarlar va stol lampasi bemalol sigʻadi.',
        'The top has room for a laptop, notebooks and a lamp.',
      ),
      text(
        'Передняя кромка скруглена, руки не устают.',
        'Old qirrasi yumaloqlangan, qoʻl charchamaydi.',
        'The rounded front edge is easy on the wrists.',
      ),
      text(
        'Стол не качается, когда печатаешь.',
        'Yozayotganda stol qimirlamaydi.',
        'It stays still while you type.',
      ),
      ...furnitureSentences,
    ],
    reviews: [
      { rating: 5, comment: 'Сын-первоклассник счастлив, всё под рукой.' },
      { rating: 5, comment: 'Uydan ishlash uchun zoʻr, ikki monitor sigʻdi.' },
      { rating: 4, comment: 'Стол ровный, кромка аккуратная. Инструкция могла быть понятнее.' },
      { rating: 5, comment: 'Mustahkam, usti keng va tekis.' },
      { rating: 3, comment: 'Хотелось бы столешницу на десять сантиметров глубже.' },
      ...furnitureReviews,
    ],
  },
];
