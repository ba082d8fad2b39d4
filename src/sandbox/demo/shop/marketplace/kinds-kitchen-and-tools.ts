import type { ProductKind } from '#sandbox/demo/source/kind.ts';
import { text } from '#sandbox/demo/source/text.ts';
import { colors, pieces } from './axes.ts';
import {
  centimetres,
  country,
  homeReviews,
  homeSentences,
  importCountry,
  PIECE,
  packaging,
  row,
  SET,
  warranty,
  weight,
} from './traits.ts';

export const kitchenAndToolKinds: ProductKind[] = [
  {
    code: 'plate-set',
    category: 'tableware',
    name: text(
      'Набор посуды {{brand}} {{model}}',
      '{{brand}} {{model}} idishlar toʻplami',
      '{{brand}} {{model}} tableware set',
    ),
    makers: [
      {
        brand: 'Lojuvard',
        models: [text('«Лаззат»', '«Lazzat»', '“Lazzat”'), text('«Чойхона»', '«Choyxona»', '“Choyxona”')],
      },
      {
        brand: 'Kulolchi',
        models: [
          text('«Пахта»', '«Paxta»', '“Paxta”'),
          text('«Хан-атлас»', '«Xon-atlas»', '“Khan-atlas”'),
          text('гостевой', 'mehmon uchun', 'guest'),
        ],
      },
    ],
    axes: [colors('azure', 'white', 'blue', 'emerald'), pieces([6, 12, 24], 0.8)],
    price: { min: 250_000, max: 690_000, step: 10_000 },
    unit: SET,
    characteristics: [
      row(
        text('Материал', 'Materiali', 'Material'),
        text('фарфор', 'chinni', 'porcelain'),
        text('керамика', 'keramika', 'ceramic'),
        text('фаянс', 'fayans', 'faience'),
      ),
      row(
        text('Состав набора', 'Toʻplam tarkibi', 'Contents'),
        text('касы, тарелки и пиалы', 'kosa, likopcha va piyolalar', 'bowls, plates and tea bowls'),
        text('тарелки и пиалы', 'likopcha va piyolalar', 'plates and tea bowls'),
      ),
      row(
        text('Роспись', 'Naqshi', 'Painting'),
        text('ручная', 'qoʻlda chizilgan', 'by hand'),
        text('деколь', 'dekol', 'transfer'),
      ),
      row(
        text('Посудомоечная машина', 'Idish yuvish mashinasi', 'Dishwasher'),
        text('можно', 'mumkin', 'safe'),
        text('ручная мойка', 'qoʻlda yuviladi', 'hand wash only'),
      ),
      row(
        text('Микроволновая печь', 'Mikrotoʻlqinli pech', 'Microwave'),
        text('можно', 'mumkin', 'safe'),
        text('нельзя: есть золочение', 'mumkin emas: tilla hal bor', 'no: gilded'),
      ),
      row(text('Покрытие', 'Qoplamasi', 'Glaze'), text('без свинца', 'qoʻrgʻoshinsiz', 'lead-free')),
      row(
        text('Диаметр пиалы', 'Piyola diametri', 'Tea bowl diameter'),
        text('9 см', '9 sm', '9 cm'),
        text('10 см', '10 sm', '10 cm'),
      ),
      packaging,
      country,
    ],
    sentences: [
      text(
        'Посуда складывается стопкой и занимает одну полку.',
        'Idishlar ustma-ust taxlanadi va bitta tokchani egallaydi.',
        'The pieces stack and take up one shelf.',
      ),
      text(
        'Роспись закрыта глазурью и не стирается.',
        'Naqshi sir ostida, oʻchib ketmaydi.',
        'The painting is under the glaze and does not wear off.',
      ),
      text(
        'Отдельные предметы можно докупить, если что-то разобьётся.',
        'Biror narsa sinsa, alohida dona sotib olsa boʻladi.',
        'Single pieces can be bought if one breaks.',
      ),
      ...homeSentences,
    ],
    reviews: [
      { rating: 5, comment: 'Накрыли стол на Рамазан хайит — все гости хвалили.' },
      { rating: 5, comment: 'Naqshi nafis, bironta ham sinmay keldi.' },
      { rating: 4, comment: 'Пиалы чуть меньше, чем ожидала, но очень красивые.' },
      { rating: 5, comment: 'Kelinimning sarposiga oldim, hammaga maʼqul boʻldi.' },
      { rating: 5, comment: 'The blue is stunning, safe packaging all the way to Berlin.' },
      ...homeReviews,
    ],
  },
  {
    code: 'pan',
    category: 'pans',
    name: text('Сковорода {{brand}} {{model}}', '{{brand}} {{model}} tova', '{{brand}} {{model}} pan'),
    makers: [
      {
        brand: 'Oshpaz',
        models: [
          text('с крышкой', 'qopqoqli', 'lidded'),
          text('глубокая', 'chuqur', 'deep'),
          text('блинная', 'blin uchun', 'crêpe'),
        ],
      },
      {
        brand: 'Pazanda',
        models: [
          text('со съёмной ручкой', 'dastasi yechiladigan', 'detachable-handle'),
          text('гриль', 'gril', 'grill'),
        ],
      },
    ],
    axes: [
      colors('black', 'graphite', 'terracotta'),
      {
        code: 'diameter',
        name: text('Диаметр', 'Diametri', 'Diameter'),
        values: [20, 24, 28].map((size, index) => ({
          label: text(`${size} см`, `${size} sm`, `${size} cm`),
          priceFactor: 1 + index * 0.2,
        })),
        take: [1, 3],
      },
    ],
    price: { min: 149_000, max: 490_000, step: 1_000 },
    unit: PIECE,
    characteristics: [
      row(
        text('Материал', 'Materiali', 'Material'),
        text('литой алюминий', 'quyma alyuminiy', 'cast aluminium'),
        text('чугун', 'choʻyan', 'cast iron'),
      ),
      row(
        text('Толщина дна', 'Tubi qalinligi', 'Base thickness'),
        text('4 мм', '4 mm', '4 mm'),
        text('6 мм', '6 mm', '6 mm'),
      ),
      row(
        text('Покрытие', 'Qoplamasi', 'Coating'),
        text('антипригарное', 'yopishmaydigan', 'non-stick'),
        text('каменная крошка', 'tosh zarrali', 'stone-effect'),
      ),
      row(
        text('Плиты', 'Plitalar', 'Hobs'),
        text('газ и электричество', 'gaz va elektr', 'gas and electric'),
        text('все, включая индукцию', 'barchasi, induksiya ham', 'all, induction too'),
      ),
      row(
        text('Ручка', 'Dastasi', 'Handle'),
        text('бакелит', 'bakelit', 'Bakelite'),
        text('дерево', 'yogʻoch', 'wood'),
      ),
      row(
        text('Посудомоечная машина', 'Idish yuvish mashinasi', 'Dishwasher'),
        text('можно', 'mumkin', 'safe'),
        text('ручная мойка', 'qoʻlda yuviladi', 'hand wash only'),
      ),
      weight('1.1', '1.6', '2.3'),
      warranty(12, 24),
      importCountry,
    ],
    sentences: [
      text(
        'Нагревается ровно, без пятен по центру.',
        'Bir tekis qiziydi, oʻrtasi kuymaydi.',
        'It heats evenly with no hot spot.',
      ),
      text(
        'Яичница сходит без масла, посуда моется за минуту.',
        'Tuxum yogʻsiz ham yopishmaydi, bir daqiqada yuviladi.',
        'Eggs slide off without oil and it washes in a minute.',
      ),
      text(
        'Ручка не нагревается и удобно лежит в ладони.',
        'Dastasi qizimaydi va qoʻlga qulay.',
        'The handle stays cool and sits well in the hand.',
      ),
      ...homeSentences,
    ],
    reviews: [
      { rating: 5, comment: 'Полгода каждый день — покрытие как новое.' },
      { rating: 5, comment: 'Hech narsa yopishmaydi, tubi qalin.' },
      { rating: 4, comment: 'Тяжеловата, зато жарит ровно.' },
      { rating: 5, comment: 'Qovurdoq uchun ham, tuxum uchun ham zoʻr.' },
      { rating: 2, comment: 'На индукции нагревается дольше старой.' },
      ...homeReviews,
    ],
  },
  {
    code: 'kitchen-set',
    category: 'kitchen-tools',
    name: text(
      'Кухонный набор {{brand}} {{model}}',
      '{{brand}} {{model}} oshxona toʻplami',
      '{{brand}} {{model}} kitchen set',
    ),
    makers: [
      {
        brand: 'Pazanda',
        models: [text('на подставке', 'taglikli', 'rack'), text('базовый', 'asosiy', 'basic')],
      },
      {
        brand: 'Oshpaz',
        models: [
          text('профессиональный', 'professional', 'professional'),
          text('подарочный', 'sovgʻabop', 'gift'),
          text('дорожный', 'safar uchun', 'travel'),
        ],
      },
    ],
    axes: [colors('steel', 'black', 'oak', 'terracotta'), pieces([5, 7, 12], 0.35)],
    price: { min: 119_000, max: 390_000, step: 1_000 },
    unit: SET,
    characteristics: [
      row(
        text('Материал', 'Materiali', 'Material'),
        text('нержавеющая сталь', 'zanglamas poʻlat', 'stainless steel'),
        text('сталь и бук', 'poʻlat va buk', 'steel and beech'),
      ),
      row(
        text('Состав', 'Tarkibi', 'Contents'),
        text(
          'половник, лопатка, шумовка, щипцы',
          'choʻmich, kurakcha, kapgir, qisqich',
          'ladle, spatula, skimmer, tongs',
        ),
        text('ножи, ножницы, овощечистка', 'pichoqlar, qaychi, archgich', 'knives, scissors, peeler'),
      ),
      row(
        text('Ручки', 'Dastalari', 'Handles'),
        text('бук', 'buk', 'beech'),
        text('силикон', 'silikon', 'silicone'),
      ),
      row(
        text('Термостойкость', 'Issiqqa chidamliligi', 'Heat resistance'),
        text('до 220 °C', '220 °C gacha', 'up to 220 °C'),
      ),
      row(text('Подвесная петля', 'Ilgagi', 'Hanging loop'), text('есть', 'bor', 'yes')),
      row(
        text('Посудомоечная машина', 'Idish yuvish mashinasi', 'Dishwasher'),
        text('можно', 'mumkin', 'safe'),
        text('ручная мойка', 'qoʻlda yuviladi', 'hand wash only'),
      ),
      packaging,
      warranty(12),
      importCountry,
    ],
    sentences: [
      text(
        'Не царапает антипригарное покрытие.',
        'Yopishmaydigan qoplamani tirnamaydi.',
        'It is kind to non-stick coatings.',
      ),
      text(
        'Всё нужное под рукой, в ящике не теряется.',
        'Kerakli narsalar qoʻl ostida, tortmada yoʻqolmaydi.',
        'Everything is at hand and not lost in a drawer.',
      ),
      text(
        'Металл не темнеет от воды и соли.',
        'Metalli suv va tuzdan qoraymaydi.',
        'The metal does not darken from water or salt.',
      ),
      ...homeSentences,
    ],
    reviews: [
      { rating: 5, comment: 'Взяли на новую кухню, выглядит дорого.' },
      { rating: 5, comment: 'Juda qulay, dastalari qizimaydi.' },
      { rating: 4, comment: 'Отличный набор, не хватает только венчика.' },
      { rating: 5, comment: 'Yangi uyga sovgʻa qildik, xursand boʻlishdi.' },
      { rating: 4, comment: 'Крепкие, не гнутся. Коробка немного помялась.' },
      ...homeReviews,
    ],
  },
  {
    code: 'drill',
    category: 'drills',
    name: text(
      'Шуруповёрт {{brand}} {{model}}',
      '{{brand}} {{model}} shurupovyort',
      '{{brand}} {{model}} drill driver',
    ),
    makers: [
      { brand: 'Temirchi', models: ['TD-12', 'TD-18', 'TD-20 Pro'] },
      { brand: 'Ustaxon', models: ['U-140', 'U-180'] },
    ],
    axes: [
      {
        code: 'battery',
        name: text('Аккумуляторы', 'Akkumulyatorlar', 'Batteries'),
        values: [
          { label: text('один аккумулятор', 'bitta akkumulyator', 'one battery') },
          { label: text('два аккумулятора', 'ikkita akkumulyator', 'two batteries'), priceFactor: 1.25 },
          { label: text('без аккумулятора', 'akkumulyatorsiz', 'no battery'), priceFactor: 0.75 },
        ],
        take: [1, 3],
      },
      { ...colors('petrol', 'mustard', 'green'), take: [1, 1] },
    ],
    price: { min: 490_000, max: 1_690_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      row(
        text('Крутящий момент', 'Burash momenti', 'Torque'),
        text('35 Н·м', '35 N·m', '35 N·m'),
        text('45 Н·м', '45 N·m', '45 N·m'),
        text('60 Н·м', '60 N·m', '60 N·m'),
      ),
      row(
        text('Патрон', 'Patroni', 'Chuck'),
        text('быстрозажимной 10 мм', 'tez qisiladigan 10 mm', 'keyless 10 mm'),
        text('быстрозажимной 13 мм', 'tez qisiladigan 13 mm', 'keyless 13 mm'),
      ),
      row(text('Скорости', 'Tezliklari', 'Gears'), text('две', 'ikkita', 'two')),
      row(
        text('Обороты', 'Aylanishlar', 'Speed'),
        text('до 1 500 об/мин', '1 500 ayl/daq gacha', 'up to 1,500 rpm'),
        text('до 1 900 об/мин', '1 900 ayl/daq gacha', 'up to 1,900 rpm'),
      ),
      row(
        text('Двигатель', 'Motori', 'Motor'),
        text('бесщёточный', 'choʻtkasiz', 'brushless'),
        text('щёточный', 'choʻtkali', 'brushed'),
      ),
      row(text('Подсветка', 'Yoritgichi', 'Light'), text('светодиод', 'LED', 'LED')),
      row(text('Кейс', 'Keysi', 'Case'), text('есть', 'bor', 'yes')),
      weight('1.2', '1.5', '1.8'),
      warranty(12, 24),
      importCountry,
    ],
    sentences: [
      text(
        'Хватает заряда, чтобы собрать кухню за один день.',
        'Bir kunda oshxona mebelini yigʻishga zaryadi yetadi.',
        'One charge is enough to assemble a kitchen.',
      ),
      text(
        'Работает тихо, рукоятка обрезинена.',
        'Ovozi past, dastasi rezina qoplamali.',
        'It runs quietly and has a rubber grip.',
      ),
      text(
        'Муфта не срывает шлицы и не рвёт гипсокартон.',
        'Muftasi shlitsni yemirmaydi va gipsokartonni yirtmaydi.',
        'The clutch spares screw heads and plasterboard.',
      ),
      text(
        'Фонарик светит туда, куда смотрит сверло.',
        'Chirogʻi parma qaragan joyni yoritadi.',
        'The light shines where the bit points.',
      ),
      text(
        'Запчасти и аккумуляторы есть на складе в Ташкенте.',
        'Ehtiyot qismlar va akkumulyatorlar Toshkentdagi omborda bor.',
        'Spare parts and batteries are in stock in Tashkent.',
      ),
      text(
        'Сервисный центр принимает по гарантии без очереди.',
        'Servis markazi kafolat boʻyicha navbatsiz qabul qiladi.',
        'The service centre takes warranty cases without a queue.',
      ),
    ],
    reviews: [
      { rating: 5, comment: 'Собрал всю мебель в квартире на одной зарядке.' },
      { rating: 5, comment: 'Kuchli va yengil, uy ishlariga yetib ortadi.' },
      { rating: 4, comment: 'Для дома отлично, для стройки слабоват.' },
      { rating: 5, comment: 'Keysi qulay, hammasi joyida.' },
      { rating: 1, comment: 'Аккумулятор сел через месяц, поменяли по гарантии.' },
      { rating: 4, comment: 'Narxi arzon, sifati kutganimdan yaxshi.' },
      { rating: 5, comment: 'Подарил отцу, доволен как ребёнок.' },
      { rating: 3, comment: 'Патрон немного бьёт, но сверлит ровно.' },
    ],
  },
  {
    code: 'toolbox',
    category: 'toolboxes',
    name: text(
      'Набор инструментов {{brand}} {{model}}',
      '{{brand}} {{model}} asboblar toʻplami',
      '{{brand}} {{model}} tool set',
    ),
    makers: [
      {
        brand: 'Ustaxon',
        models: [text('для дома', 'uy uchun', 'home'), text('для машины', 'mashina uchun', 'car')],
      },
      {
        brand: 'Temirchi',
        models: [
          text('«Уста»', '«Usta»', '“Usta”'),
          text('в кейсе', 'keysda', 'cased'),
          text('«Гараж»', '«Garaj»', '“Garage”'),
        ],
      },
    ],
    axes: [colors('petrol', 'graphite', 'mustard'), pieces([46, 82, 108], 0.4)],
    price: { min: 290_000, max: 990_000, step: 10_000 },
    unit: SET,
    characteristics: [
      row(text('Сталь', 'Poʻlati', 'Steel'), text('хромованадиевая', 'xrom-vanadiy', 'chrome vanadium')),
      row(
        text('Состав', 'Tarkibi', 'Contents'),
        text(
          'головки, ключи, отвёртки, биты',
          'golovkalar, kalitlar, otvyortkalar, bitalar',
          'sockets, spanners, screwdrivers, bits',
        ),
      ),
      row(
        text('Трещотка', 'Treshotkasi', 'Ratchet'),
        text('72 зуба', '72 tishli', '72 teeth'),
        text('24 зуба', '24 tishli', '24 teeth'),
      ),
      row(
        text('Кейс', 'Keysi', 'Case'),
        text('ударопрочный пластик', 'zarbga chidamli plastik', 'impact-resistant plastic'),
        text('металл', 'metall', 'metal'),
      ),
      centimetres(text('Ширина кейса', 'Keys eni', 'Case width'), 38, 44),
      weight('4.2', '6.5', '8.1'),
      row(text('Покрытие', 'Qoplamasi', 'Finish'), text('матовый хром', 'xira xrom', 'matt chrome')),
      warranty(24, 36),
      importCountry,
    ],
    sentences: [
      text(
        'Каждый предмет лежит в своём гнезде, потерю видно сразу.',
        'Har bir asbob oʻz joyida, yoʻqolgani darrov bilinadi.',
        'Each piece has its own place, so a loss shows at once.',
      ),
      text(
        'Рукоятки не скользят в масляных руках.',
        'Dastalari moyli qoʻlda ham sirgʻanmaydi.',
        'Handles do not slip in oily hands.',
      ),
      text(
        'Хватает и для велосипеда, и для мебели, и для автомобиля.',
        'Velosipedga ham, mebelga ham, avtomobilga ham yetadi.',
        'Enough for a bicycle, furniture and a car.',
      ),
      text(
        'Защёлки кейса металлические и не ломаются на морозе.',
        'Keysning qulflari metall, sovuqda sinmaydi.',
        'The metal latches do not break in frost.',
      ),
      text(
        'Сломанный ключ поменяем по гарантии на новый.',
        'Singan kalitni kafolat boʻyicha yangisiga almashtiramiz.',
        'A broken spanner is replaced under warranty.',
      ),
      ...homeSentences.slice(2),
    ],
    reviews: [
      { rating: 5, comment: 'Вожу в багажнике, уже дважды выручил на трассе.' },
      { rating: 5, comment: 'Poʻlati mustahkam, hammasi bor.' },
      { rating: 4, comment: 'Биты мягковаты, остальное отличное.' },
      { rating: 5, comment: 'Otamga tugʻilgan kuniga oldim, juda mamnun.' },
      { rating: 5, comment: 'Трещотка чёткая, ключи без люфта.' },
      ...homeReviews,
    ],
  },
];
