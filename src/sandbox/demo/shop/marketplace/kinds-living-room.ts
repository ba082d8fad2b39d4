import type { ProductKind } from '#sandbox/demo/source/kind.ts';
import { text } from '#sandbox/demo/source/text.ts';
import { colors, upholstery, wood } from './axes.ts';
import {
  assembly,
  centimetres,
  country,
  furnitureSentences,
  load,
  PIECE,
  room,
  style,
  warranty,
  weight,
} from './traits.ts';

export const livingRoomKinds: ProductKind[] = [
  {
    code: 'sofa',
    category: 'sofas',
    name: text('Диван {{brand}} {{model}}', '{{brand}} {{model}} divan', '{{brand}} {{model}} sofa'),
    makers: [
      {
        brand: 'Chinor',
        models: [
          {
            name: text('прямой «Самарканд»', '«Samarqand» toʻgʻri', '“Samarkand” straight'),
            price: 4_950_000,
          },
          { name: text('угловой «Чарвак»', '«Chorvoq» burchakli', '“Charvak” corner'), price: 8_700_000 },
          text('прямой «Зарафшан»', '«Zarafshon» toʻgʻri', '“Zarafshan” straight'),
        ],
      },
      {
        brand: 'Orombaxsh',
        models: [
          { name: text('компактный «Оромгох»', '«Oromgoh» ixcham', '“Oromgoh” compact'), price: 3_600_000 },
          {
            name: text('модульный «Шахристан»', '«Shahriston» modulli', '“Shahriston” modular'),
            price: 11_400_000,
          },
        ],
      },
    ],
    axes: [colors('petrol', 'beige', 'graphite', 'mustard', 'emerald'), upholstery],
    price: { min: 3_500_000, max: 14_000_000, step: 50_000 },
    unit: PIECE,
    characteristics: [
      centimetres(text('Ширина', 'Eni', 'Width'), 210, 240, 280),
      centimetres(text('Глубина', 'Chuqurligi', 'Depth'), 92, 98, 105),
      {
        name: text('Механизм', 'Mexanizmi', 'Mechanism'),
        values: [
          text('еврокнижка', 'yevrokitob', 'pull-out'),
          text('дельфин', 'delfin', 'lift-up'),
          text('аккордеон', 'akkordeon', 'accordion'),
        ],
      },
      {
        name: text('Наполнитель', 'Ichki qatlami', 'Filling'),
        values: [
          text('пенополиуретан и латекс', 'penopoliuretan va lateks', 'foam and latex'),
          text('независимые пружины', 'mustaqil prujinalar', 'pocket springs'),
        ],
      },
      {
        name: text('Каркас', 'Karkasi', 'Frame'),
        values: [
          text('сухой брус и фанера', 'quruq brus va faner', 'dry timber and plywood'),
          text('металл', 'metall', 'metal'),
        ],
      },
      {
        name: text('Ящик для белья', 'Choyshab qutisi', 'Storage box'),
        values: [text('есть', 'bor', 'yes'), text('нет', 'yoʻq', 'no')],
      },
      load(300, 360, 400),
      style,
      assembly,
      warranty(18, 24),
      country,
    ],
    sentences: [
      text(
        'Сиденье средней жёсткости не проминается: удобно и смотреть кино, и принимать гостей.',
        'Oʻrindigʻi oʻrtacha qattiq, choʻkib ketmaydi: kino koʻrishga ham, mehmon kutishga ham qulay.',
        'A medium-firm seat that does not sag, for films and for guests.',
      ),
      text(
        'Обивка с водоотталкивающей пропиткой: пролитый чай успеете промокнуть салфеткой.',
        'Qoplamasi suv yuqtirmaydi: toʻkilgan choyni salfetka bilan artib olishga ulgurasiz.',
        'The cover repels water: you will be in time to dab off spilt tea.',
      ),
      text(
        'Спинные подушки съёмные, чехлы на молнии можно стирать.',
        'Orqa yostiqlari olinadi, zamokli gʻiloflarini yuvish mumkin.',
        'Back cushions come off and their zipped covers are washable.',
      ),
      text(
        'Раскладывается одной рукой и даёт ровное место для сна.',
        'Bir qoʻl bilan yoyiladi va uxlash uchun tekis joy boʻladi.',
        'It unfolds with one hand into an even place to sleep.',
      ),
      ...furnitureSentences,
    ],
    reviews: [
      { rating: 5, comment: 'Взяли в гостиную, дети прыгают второй месяц — ничего не скрипит.' },
      { rating: 5, comment: 'Ustalar yigirma daqiqada yigʻib berishdi, rangi suratdagidek.' },
      { rating: 4, comment: 'Диван удобный, только доставили на день позже обещанного.' },
      { rating: 5, comment: 'Mehmonlarga ochib beryapmiz, uxlash juda qulay ekan.' },
      { rating: 3, comment: 'Жёсткость средняя, каждый день спать жестковато. Для гостей нормально.' },
      { rating: 5, comment: 'Qoplamasi mayin, tozalash oson. Narxiga arziydi.' },
      { rating: 4, comment: 'Ящик вместительный, влезли два одеяла и подушки.' },
      { rating: 5, comment: 'Solid frame, friendly movers. Looks more expensive than it is.' },
    ],
  },
  {
    code: 'armchair',
    category: 'armchairs',
    name: text('Кресло {{brand}} {{model}}', '{{brand}} {{model}} kreslo', '{{brand}} {{model}} armchair'),
    makers: [
      {
        brand: 'Orombaxsh',
        models: [
          text('с высокой спинкой', 'baland suyanchiqli', 'high-back'),
          text('качалка «Бешик»', '«Beshik» tebranma', '“Beshik” rocking'),
        ],
      },
      {
        brand: 'Chinor',
        models: [
          text('с накидкой сузани', 'suzani yopinchiqli', 'suzani-throw'),
          text('компактное', 'ixcham', 'compact'),
        ],
      },
    ],
    axes: [colors('mustard', 'petrol', 'rose', 'graphite', 'terracotta'), upholstery],
    price: { min: 1_290_000, max: 3_900_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      centimetres(text('Ширина', 'Eni', 'Width'), 68, 74, 82),
      centimetres(text('Высота', 'Balandligi', 'Height'), 88, 96, 104),
      centimetres(text('Высота сиденья', 'Oʻrindiq balandligi', 'Seat height'), 42, 45),
      {
        name: text('Ножки', 'Oyoqlari', 'Legs'),
        values: [text('бук', 'buk yogʻochi', 'beech'), text('металл', 'metall', 'metal')],
      },
      {
        name: text('Наполнитель', 'Ichki qatlami', 'Filling'),
        values: [
          text('пенополиуретан', 'penopoliuretan', 'foam'),
          text('холлофайбер', 'xollofayber', 'hollow fibre'),
        ],
      },
      load(120, 150),
      style,
      room,
      warranty(12, 18),
      country,
    ],
    sentences: [
      text(
        'Глубина сиденья подобрана так, чтобы спина опиралась полностью.',
        'Oʻrindiq chuqurligi orqa toʻliq suyanadigan qilib tanlangan.',
        'The seat is deep enough for the back to rest fully.',
      ),
      text(
        'Подлокотники мягкие, на них удобно положить книгу или пиалу.',
        'Tirsakliklari yumshoq, kitob yoki piyola qoʻyishga qulay.',
        'Soft armrests hold a book or a bowl of tea.',
      ),
      text(
        'Занимает немного места и встаёт даже у окна в небольшой квартире.',
        'Kam joy egallaydi, kichik xonada deraza yoniga ham sigʻadi.',
        'It needs little room and fits by the window of a small flat.',
      ),
      ...furnitureSentences,
    ],
    reviews: [
      { rating: 5, comment: 'Читаю в нём каждый вечер, спина не устаёт.' },
      { rating: 5, comment: 'Bobomga oldik, kun boʻyi turmayaptilar. Rahmat!' },
      { rating: 4, comment: 'Цвет чуть светлее, чем на экране, но к шторам подошёл.' },
      { rating: 5, comment: 'Yigʻish oson, besh daqiqada oʻzim yigʻdim.' },
      { rating: 4, comment: 'Крепкое, без запаха. Ножки пришлось подкрутить через неделю.' },
      { rating: 5, comment: 'Sifati yaxshi, suyanchigʻi baland va qulay.' },
      { rating: 2, comment: 'Приехало с царапиной на ножке, заменили за три дня.' },
      { rating: 5, comment: 'Beautiful chair, the suzani throw is a real detail.' },
    ],
  },
  {
    code: 'shelf',
    category: 'shelves',
    name: text('Стеллаж {{brand}} {{model}}', '{{brand}} {{model}} javon', '{{brand}} {{model}} shelf'),
    makers: [
      {
        brand: 'Archa',
        models: [text('открытый', 'ochiq', 'open'), text('с задней стенкой', 'orqa devorli', 'closed-back')],
      },
      {
        brand: 'Chinor',
        models: [
          text('«Китоб»', '«Kitob»', '“Kitob”'),
          text('с ящиками', 'tortmali', 'drawer'),
          text('угловой', 'burchakli', 'corner'),
        ],
      },
    ],
    axes: [colors('oak', 'walnut', 'white', 'black'), wood],
    price: { min: 390_000, max: 1_890_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      centimetres(text('Ширина', 'Eni', 'Width'), 60, 80, 100),
      centimetres(text('Высота', 'Balandligi', 'Height'), 120, 160, 185),
      centimetres(text('Глубина', 'Chuqurligi', 'Depth'), 28, 32, 36),
      {
        name: text('Полок', 'Tokchalar soni', 'Shelves'),
        values: [text('3', '3', '3'), text('4', '4', '4'), text('5', '5', '5')],
      },
      load(15, 20, 25),
      weight('9.5', '14', '21'),
      style,
      assembly,
      warranty(12),
      country,
    ],
    sentences: [
      text(
        'Кромка обработана со всех сторон, острых углов нет.',
        'Qirralari har tomondan ishlov berilgan, oʻtkir burchaklari yoʻq.',
        'Edges are finished all round, with no sharp corners.',
      ),
      text(
        'В комплекте крепление к стене: стеллаж не опрокинется, если в доме дети.',
        'Toʻplamda devorga mahkamlagich bor: uyda bola boʻlsa ham agʻdarilmaydi.',
        'A wall fixing is included, so it stays upright in a home with children.',
      ),
      text(
        'Высоту полок можно менять под книги, вазы и коробки.',
        'Tokchalar balandligini kitob, vaza va qutilarga moslab oʻzgartirsa boʻladi.',
        'Shelf heights adjust to books, vases and boxes.',
      ),
      ...furnitureSentences,
    ],
    reviews: [
      { rating: 5, comment: 'Собрал за полчаса, всё совпало. Полки не прогибаются под книгами.' },
      { rating: 4, comment: 'Chiroyli, lekin bitta vint kam ekan, qoʻshimcha olib kelishdi.' },
      { rating: 5, comment: 'Поставили в детскую, закрепили к стене — стоит мёртво.' },
      { rating: 5, comment: 'Rangi eshikka mos tushdi, sifati yaxshi.' },
      { rating: 3, comment: 'Полки тоньше, чем ожидал, но за эту цену нормально.' },
      { rating: 5, comment: 'Kitoblarim uchun ayni muddao, tokchalari mustahkam.' },
      { rating: 4, comment: 'Упаковано надёжно, ни одного скола.' },
      { rating: 5, comment: 'Easy to assemble, sturdy and good-looking.' },
    ],
  },
];
