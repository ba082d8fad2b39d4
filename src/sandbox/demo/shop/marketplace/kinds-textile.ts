import type { ProductKind } from '#sandbox/demo/source/kind.ts';
import { text } from '#sandbox/demo/source/text.ts';
import { colors, dimensions, pieces } from './axes.ts';
import {
  country,
  homeReviews,
  homeSentences,
  importCountry,
  PIECE,
  packaging,
  room,
  row,
  SET,
  style,
  weight,
} from './traits.ts';

export const textileKinds: ProductKind[] = [
  {
    code: 'rug',
    category: 'rugs',
    name: text('Ковёр {{brand}} {{model}}', '{{brand}} {{model}} gilam', '{{brand}} {{model}} rug'),
    makers: [
      {
        brand: 'Buxoro Naqshi',
        models: [
          text('«Бухара»', '«Buxoro»', '“Bukhara”'),
          text('с медальоном', 'turunjli', 'medallion'),
          text('«Анор»', '«Anor»', '“Anor”'),
        ],
      },
      {
        brand: 'Xiva Ipi',
        models: [
          text('«Ичан-кала»', '«Ichan qalʼa»', '“Ichan Qala”'),
          text('«Хорезм»', '«Xorazm»', '“Khorezm”'),
        ],
      },
    ],
    axes: [
      colors('pomegranate', 'blue', 'beige', 'terracotta'),
      dimensions(['120 × 180', '160 × 230', '200 × 300'], 0.7),
    ],
    price: { min: 690_000, max: 3_200_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      row(
        text('Ворс', 'Tuki', 'Pile'),
        text('шерсть', 'jun', 'wool'),
        text('шерсть и шёлк', 'jun va ipak', 'wool and silk'),
        text('хлопок', 'paxta', 'cotton'),
      ),
      row(text('Основа', 'Asosi', 'Warp'), text('хлопок', 'paxta', 'cotton'), text('джут', 'jut', 'jute')),
      row(
        text('Изготовление', 'Tayyorlanishi', 'Making'),
        text('ручное ткачество', 'qoʻlda toʻqilgan', 'hand-woven'),
        text('станок', 'dastgohda toʻqilgan', 'loom'),
      ),
      row(
        text('Красители', 'Boʻyoqlari', 'Dyes'),
        text('натуральные: марена, индиго', 'tabiiy: roʻyan, nil', 'natural: madder, indigo'),
        text('стойкие хромовые', 'turgʻun xrom', 'fast chrome'),
      ),
      row(
        text('Узлов на дм²', 'dm² dagi tugunlar', 'Knots per dm²'),
        text('1 600', '1 600', '1,600'),
        text('2 500', '2 500', '2,500'),
      ),
      row(
        text('Чистка', 'Tozalash', 'Cleaning'),
        text('сухая', 'quruq', 'dry'),
        text('влажная, не чаще раза в год', 'nam, yiliga bir marta', 'wet, once a year at most'),
      ),
      room,
      style,
      country,
    ],
    sentences: [
      text(
        'Узор плотный, следов от ножек мебели почти не остаётся.',
        'Toʻqilishi zich, mebel oyoqlaridan deyarli iz qolmaydi.',
        'The weave is dense and furniture hardly marks it.',
      ),
      text(
        'Тёплый под ногами зимой и не скользит по ламинату.',
        'Qishda oyoqqa issiq va laminatda sirgʻanmaydi.',
        'Warm underfoot in winter and steady on laminate.',
      ),
      text(
        'Края обвязаны вручную и не закручиваются.',
        'Chetlari qoʻlda tikilgan, buralib qolmaydi.',
        'The edges are bound by hand and do not curl.',
      ),
      ...homeSentences,
    ],
    reviews: [
      { rating: 5, comment: 'Цвета глубокие, гостиная стала совсем другой.' },
      { rating: 5, comment: 'Haqiqiy Buxoro gilamiga oʻxshaydi, onam juda xursand.' },
      { rating: 4, comment: 'Первые недели с него летел ворс, теперь всё хорошо.' },
      { rating: 5, comment: 'Zich toʻqilgan, tozalash oson.' },
      { rating: 5, comment: 'The pattern is even richer than in the picture.' },
      ...homeReviews,
    ],
  },
  {
    code: 'curtain',
    category: 'curtains',
    name: text('Штора {{brand}} {{model}}', '{{brand}} {{model}} parda', '{{brand}} {{model}} curtain'),
    makers: [
      {
        brand: 'Derazam',
        models: [
          text('двусторонняя', 'ikki tomonlama', 'two-sided'),
          text('на люверсах', 'lyuversli', 'eyelet'),
        ],
      },
      {
        brand: 'Momiq',
        models: [
          text('с каймой сузани', 'suzani hoshiyali', 'suzani-trimmed'),
          text('с узором адрас', 'adras naqshli', 'adras-pattern'),
          text('на ленте', 'tasmali', 'pencil-pleat'),
        ],
      },
    ],
    axes: [
      colors('beige', 'grey', 'petrol', 'rose', 'white'),
      dimensions(['150 × 250', '200 × 270', '300 × 270'], 0.35),
    ],
    price: { min: 170_000, max: 490_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      row(
        text('Ткань', 'Matosi', 'Fabric'),
        text('рогожка', 'rogojka', 'basketweave'),
        text('велюр', 'velyur', 'velour'),
        text('жаккард', 'jakkard', 'jacquard'),
      ),
      row(
        text('Состав', 'Tarkibi', 'Composition'),
        text('60% хлопок, 40% полиэстер', '60% paxta, 40% poliester', '60% cotton, 40% polyester'),
        text('100% полиэстер', '100% poliester', '100% polyester'),
      ),
      row(
        text('Затемнение', 'Qorongʻilatish', 'Darkening'),
        text('60%', '60%', '60%'),
        text('80%', '80%', '80%'),
        text('95%', '95%', '95%'),
      ),
      row(
        text('Плотность', 'Zichligi', 'Weight'),
        text('240 г/м²', '240 g/m²', '240 g/m²'),
        text('300 г/м²', '300 g/m²', '300 g/m²'),
      ),
      row(
        text('В комплекте', 'Toʻplamda', 'Included'),
        text('одна штора и подхват', 'bitta parda va bogʻich', 'one curtain and a tie-back'),
      ),
      row(
        text('Уход', 'Parvarishi', 'Care'),
        text('машинная стирка при 30 °C', '30 °C da mashinada yuviladi', 'machine wash at 30 °C'),
      ),
      room,
      style,
      importCountry,
    ],
    sentences: [
      text(
        'Летом с ней в комнате заметно прохладнее.',
        'Yozda xona sezilarli darajada salqin boʻladi.',
        'It keeps a room noticeably cooler in summer.',
      ),
      text(
        'Низ утяжелён, складки ложатся ровно без глажки.',
        'Etagi ogʻirlashtirilgan, burmalari dazmolsiz ham tekis turadi.',
        'A weighted hem makes the folds fall straight without ironing.',
      ),
      text(
        'Длину бесплатно подгоним под ваше окно.',
        'Uzunligini derazangizga bepul moslab beramiz.',
        'We fit the length to your window free of charge.',
      ),
      ...homeSentences,
    ],
    reviews: [
      { rating: 5, comment: 'Солнце больше не будит в шесть утра. Цвет благородный.' },
      { rating: 5, comment: 'Matosi qalin, burmalari chiroyli turadi.' },
      { rating: 4, comment: 'Подшили бесплатно, ждали два дня.' },
      { rating: 5, comment: 'Yotoqxonaga oldik, xona ancha salqin boʻldi.' },
      { rating: 4, comment: 'Хорошие шторы, после стирки не сели.' },
      ...homeReviews,
    ],
  },
  {
    code: 'towel',
    category: 'towels',
    name: text(
      'Полотенца {{brand}} {{model}}',
      '{{brand}} {{model}} sochiqlar',
      '{{brand}} {{model}} towels',
    ),
    makers: [
      {
        brand: 'Momiq',
        models: [text('банные', 'hammom uchun', 'bath'), text('для рук', 'qoʻl uchun', 'hand')],
      },
      {
        brand: 'Oq Tong',
        models: [
          text('махровые', 'tukli', 'terry'),
          text('вафельные', 'vafli', 'waffle'),
          text('с каймой икат', 'abr hoshiyali', 'ikat-border'),
        ],
      },
    ],
    axes: [colors('white', 'azure', 'rose', 'grey', 'mustard'), pieces([2, 4, 6], 0.85)],
    price: { min: 79_000, max: 199_000, step: 1_000 },
    unit: SET,
    characteristics: [
      row(text('Состав', 'Tarkibi', 'Composition'), text('100% хлопок', '100% paxta', '100% cotton')),
      row(
        text('Плотность', 'Zichligi', 'Weight'),
        text('400 г/м²', '400 g/m²', '400 g/m²'),
        text('500 г/м²', '500 g/m²', '500 g/m²'),
        text('600 г/м²', '600 g/m²', '600 g/m²'),
      ),
      row(text('Петля', 'Ilgagi', 'Loop'), text('есть', 'bor', 'yes')),
      row(
        text('Пряжа', 'Ipi', 'Yarn'),
        text('кольцевая', 'halqali', 'ring-spun'),
        text('гребенная', 'taralgan', 'combed'),
      ),
      row(
        text('Кайма', 'Hoshiyasi', 'Border'),
        text('тканая', 'toʻqilgan', 'woven'),
        text('гладкая', 'silliq', 'plain'),
      ),
      row(
        text('Уход', 'Parvarishi', 'Care'),
        text('стирка до 60 °C', '60 °C gacha yuviladi', 'wash up to 60 °C'),
      ),
      row(text('Отбеливание', 'Oqartirish', 'Bleaching'), text('нельзя', 'mumkin emas', 'do not bleach')),
      packaging,
      country,
    ],
    sentences: [
      text(
        'Хорошо впитывают с первой стирки и быстро сохнут.',
        'Birinchi yuvishdanoq suvni yaxshi shimadi va tez quriydi.',
        'They absorb well from the first wash and dry fast.',
      ),
      text(
        'Края прошиты дважды и не распускаются.',
        'Chetlari ikki marta tikilgan, soʻkilmaydi.',
        'Edges are stitched twice and do not fray.',
      ),
      text(
        'Хлопок собран в Узбекистане, без добавления синтетики.',
        'Paxtasi Oʻzbekistonda terilgan, sintetikasiz.',
        'The cotton is grown in Uzbekistan, with nothing synthetic added.',
      ),
      ...homeSentences,
    ],
    reviews: [
      { rating: 5, comment: 'Мягкие, не линяют, впитывают отлично.' },
      { rating: 5, comment: 'Yumshoq va zich, yana bir toʻplam oldim.' },
      { rating: 4, comment: 'После первой стирки был пух в фильтре, дальше нормально.' },
      { rating: 5, comment: 'Sarpoga qoʻshdik, hammaga yoqdi.' },
      { rating: 4, comment: 'Цвет чуть бледнее, но качество хорошее.' },
      ...homeReviews,
    ],
  },
  {
    code: 'pillow',
    category: 'pillows',
    name: text('Подушка {{brand}} {{model}}', '{{brand}} {{model}} yostiq', '{{brand}} {{model}} pillow'),
    makers: [
      {
        brand: 'Shirin Uyqu',
        models: [text('классическая', 'klassik', 'classic'), text('анатомическая', 'anatomik', 'contour')],
      },
      {
        brand: 'Momiq',
        models: [
          text('с вышивкой сузани', 'suzani kashtali', 'suzani-embroidered'),
          text('с узором икат', 'abr naqshli', 'ikat-pattern'),
          text('«Парку»', '«Parqu»', '“Parqu”'),
        ],
      },
    ],
    axes: [
      colors('white', 'mustard', 'azure', 'pomegranate', 'beige'),
      dimensions(['45 × 45', '50 × 70', '70 × 70'], 0.2, [1, 2]),
    ],
    price: { min: 89_000, max: 290_000, step: 1_000 },
    unit: PIECE,
    characteristics: [
      row(
        text('Наполнитель', 'Ichi', 'Filling'),
        text('микроволокно', 'mikrotola', 'microfibre'),
        text('холлофайбер', 'xollofayber', 'hollow fibre'),
        text('латексная крошка', 'lateks boʻlaklari', 'shredded latex'),
      ),
      row(
        text('Чехол', 'Gʻilofi', 'Cover'),
        text('хлопковый сатин', 'paxta satin', 'cotton sateen'),
        text('хлопок', 'paxta', 'cotton'),
      ),
      row(
        text('Жёсткость', 'Qattiqligi', 'Firmness'),
        text('мягкая', 'yumshoq', 'soft'),
        text('средняя', 'oʻrtacha', 'medium'),
      ),
      row(text('Застёжка', 'Taqilmasi', 'Fastening'), text('молния', 'zamok', 'zip')),
      row(text('Гипоаллергенно', 'Gipoallergen', 'Hypoallergenic'), text('да', 'ha', 'yes')),
      row(text('Уход', 'Parvarishi', 'Care'), text('стирка при 40 °C', '40 °C da yuviladi', 'wash at 40 °C')),
      weight('0.6', '0.8', '1.1'),
      packaging,
      country,
    ],
    sentences: [
      text(
        'Наполнитель не сбивается в комки после стирки.',
        'Ichi yuvilgandan keyin toʻplanib qolmaydi.',
        'The filling does not clump after washing.',
      ),
      text(
        'Объём можно убавить: лишнее вынимается через молнию.',
        'Hajmini kamaytirsa boʻladi: ortiqchasi zamogʻidan olinadi.',
        'Take some filling out through the zip for a lower pillow.',
      ),
      text(
        'Чехол дышит, летом на подушке не жарко.',
        'Gʻilofi havo oʻtkazadi, yozda qizimaydi.',
        'The cover breathes and stays cool in summer.',
      ),
      ...homeSentences,
    ],
    reviews: [
      { rating: 5, comment: 'Шея больше не затекает. Заказала мужу такую же.' },
      { rating: 5, comment: 'Yumshoq, hidi yoʻq, kashtasi chiroyli.' },
      { rating: 4, comment: 'Сначала показалась высокой, убрала часть наполнителя — идеально.' },
      { rating: 5, comment: 'Divanga toʻrtta oldim, xona jonlandi.' },
      { rating: 3, comment: 'Мягче, чем хотелось, но детям подошла.' },
      ...homeReviews,
    ],
  },
];
