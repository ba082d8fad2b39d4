import type { ProductKind } from '#sandbox/demo/source/kind.ts';
import { text } from '#sandbox/demo/source/text.ts';
import { capSizes, colors, kidsHeights } from './axes.ts';
import {
  city,
  clothesReviews,
  collection,
  country,
  PIECE,
  packaging,
  row,
  season,
  sewnSentences,
  wash,
} from './traits.ts';

export const kidsAndAccessoryKinds: ProductKind[] = [
  {
    code: 'kids-suit',
    category: 'kids-suits',
    name: text(
      'Костюм детский {{brand}} {{model}}',
      '{{brand}} {{model}} bolalar kostyumi',
      '{{brand}} {{model}} kids’ outfit',
    ),
    makers: [
      {
        brand: 'Bolajon',
        models: [
          text('«Ёз»', '«Yoz»', '“Yoz”'),
          text('спортивный', 'sport', 'sports'),
          text('праздничный с вышивкой', 'kashtali bayramona', 'embroidered festive'),
        ],
      },
      {
        brand: 'Toychoq',
        models: [
          text('с кармашками', 'choʻntakli', 'pocket'),
          text('с отделкой атлас', 'atlas bezakli', 'atlas-trimmed'),
          text('для садика', 'bogʻcha uchun', 'kindergarten'),
        ],
      },
    ],
    axes: [colors('turquoise', 'mustard', 'rose', 'sky', 'olive'), kidsHeights],
    price: { min: 160_000, max: 350_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      row(
        text('Состав', 'Tarkibi', 'Composition'),
        text('100% хлопок', '100% paxta', '100% cotton'),
        text('95% хлопок, 5% эластан', '95% paxta, 5% elastan', '95% cotton, 5% elastane'),
      ),
      row(
        text('Комплект', 'Toʻplam', 'Set'),
        text('кофта и брюки', 'kofta va shim', 'top and trousers'),
        text('футболка и шорты', 'futbolka va shorti', 'T-shirt and shorts'),
      ),
      row(
        text('Застёжка', 'Taqilmasi', 'Fastening'),
        text('кнопки на плече', 'yelkada knopka', 'snaps on the shoulder'),
        text('без застёжки', 'taqilmasiz', 'none'),
      ),
      row(
        text('Пояс', 'Beli', 'Waistband'),
        text('мягкая резинка', 'yumshoq rezinka', 'soft elastic'),
        text('резинка и шнурок', 'rezinka va bogʻich', 'elastic and a cord'),
      ),
      row(
        text('Для кого', 'Kim uchun', 'For'),
        text('для мальчиков и девочек', 'oʻgʻil va qiz bolalar uchun', 'boys and girls'),
      ),
      season,
      wash,
      packaging,
      city,
      country,
    ],
    sentences: [
      text(
        'Плоские швы не натирают нежную кожу.',
        'Yassi choklari nozik terini ishqalamaydi.',
        'Flat seams are kind to tender skin.',
      ),
      text(
        'Колени усилены вторым слоем ткани: горка не страшна.',
        'Tizzasi ikki qavat mato bilan mustahkamlangan: sirpanchiqdan qoʻrqmaydi.',
        'Knees have a second layer and survive the slide.',
      ),
      text(
        'Краски безопасны для детей и не линяют.',
        'Boʻyoqlari bolalar uchun xavfsiz va rangi ketmaydi.',
        'The dyes are safe for children and do not run.',
      ),
      text(
        'Берите с запасом на один рост: манжеты подворачиваются.',
        'Bir oʻlcham zaxira bilan oling: manjetlari qayriladi.',
        'Buy a size ahead: the cuffs fold up.',
      ),
      ...sewnSentences.slice(0, 2),
    ],
    reviews: [
      { rating: 5, comment: 'Сын сам одевается, кнопки удобные. Отстирались даже пятна от граната.' },
      { rating: 5, comment: 'Bogʻchaga ayni muddao, matosi yumshoq.' },
      { rating: 4, comment: 'На рост 104 взяли 110, сидит чуть свободно — на вырост.' },
      { rating: 5, comment: 'Hayitga oldik, qizimga juda yarashdi.' },
      { rating: 5, comment: 'Ткань мягкая, малыш не капризничает. Спасибо!' },
      ...clothesReviews,
    ],
  },
  {
    code: 'bag',
    category: 'bags',
    name: text('Сумка {{brand}} {{model}}', '{{brand}} {{model}} sumka', '{{brand}} {{model}} bag'),
    makers: [
      {
        brand: 'Tumor',
        models: [
          text('шоппер', 'shopper', 'shopper'),
          text('через плечо', 'yelkaga osiladigan', 'crossbody'),
          text('с карманом из адраса', 'adras choʻntakli', 'adras-pocket'),
        ],
      },
      {
        brand: 'Ipakchi',
        models: [
          text('с вышивкой сузани', 'suzani kashtali', 'suzani-embroidered'),
          text('клатч', 'klatch', 'clutch'),
          text('хобо', 'xobo', 'hobo'),
        ],
      },
    ],
    axes: [colors('brown', 'black', 'terracotta', 'sand', 'emerald', 'mustard')],
    price: { min: 220_000, max: 890_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      row(
        text('Материал', 'Materiali', 'Material'),
        text('натуральная кожа', 'tabiiy charm', 'leather'),
        text('плотный канвас и кожа', 'zich kanvas va charm', 'canvas and leather'),
        text('замша', 'zamsha', 'suede'),
      ),
      row(
        text('Подкладка', 'Astari', 'Lining'),
        text('хлопок', 'paxta', 'cotton'),
        text('адрас', 'adras', 'adras'),
      ),
      row(
        text('Отделения', 'Boʻlimlari', 'Compartments'),
        text('одно большое', 'bitta katta', 'one large'),
        text('два', 'ikkita', 'two'),
        text('три', 'uchta', 'three'),
      ),
      row(
        text('Застёжка', 'Taqilmasi', 'Fastening'),
        text('молния', 'zamok', 'zip'),
        text('магнит', 'magnit', 'magnet'),
      ),
      row(
        text('Фурнитура', 'Furniturasi', 'Fittings'),
        text('латунь', 'latun', 'brass'),
        text('сталь', 'poʻlat', 'steel'),
      ),
      row(
        text('Вес', 'Vazni', 'Weight'),
        text('420 г', '420 g', '420 g'),
        text('560 г', '560 g', '560 g'),
        text('680 г', '680 g', '680 g'),
      ),
      row(
        text('Уход', 'Parvarishi', 'Care'),
        text('мягкая ткань, без стирки', 'yumshoq mato, yuvilmaydi', 'soft cloth, do not wash'),
      ),
      packaging,
      collection,
      country,
    ],
    sentences: [
      text(
        'Ручки прошиты вощёной нитью и выдерживают десять килограммов.',
        'Tutqichlari mumli ip bilan tikilgan va oʻn kilogramm koʻtaradi.',
        'Handles stitched with waxed thread bear ten kilograms.',
      ),
      text(
        'Внутри есть карман на молнии для ключей и карт.',
        'Ichida kalit va kartalar uchun zamokli choʻntak bor.',
        'Inside is a zipped pocket for keys and cards.',
      ),
      text(
        'Дно плотное: сумка стоит сама и не заваливается.',
        'Tubi zich: sumka oʻzi turadi va agʻdarilmaydi.',
        'A firm base lets the bag stand on its own.',
      ),
      text(
        'Со временем материал становится мягче и приобретает свой характер.',
        'Vaqt oʻtgani sari materiali yumshab, oʻziga xos koʻrinish oladi.',
        'The material softens with time and gains character.',
      ),
      text(
        'Края окрашены вручную в три слоя.',
        'Chetlari qoʻlda uch qavat boʻyalgan.',
        'The edges are painted by hand in three coats.',
      ),
      text(
        'Можно подарить сразу: внутри лежит открытка и пыльник.',
        'Darhol sovgʻa qilsa boʻladi: ichida otkritka va himoya xaltasi bor.',
        'Ready to give: a card and a dust bag are inside.',
      ),
    ],
    reviews: [
      { rating: 5, comment: 'Сумка лучше, чем на фото. Кожа плотная, швы ровные.' },
      { rating: 5, comment: 'Kashtasi qoʻlda tikilgan, juda nafis. Opamga sovgʻa qildim.' },
      { rating: 4, comment: 'Красивая, но ремень хотелось бы подлиннее.' },
      { rating: 5, comment: 'Har kuni ishga olib boraman, hamma narsam sigʻadi.' },
      { rating: 5, comment: 'A perfect souvenir from Uzbekistan that I use every day.' },
      { rating: 3, comment: 'Запах кожи держался недели две, потом выветрился.' },
      { rating: 4, comment: 'Zamogʻi mustahkam, ichki choʻntagi kichikroq ekan.' },
      { rating: 5, comment: 'Подарила маме на 8 Марта, она в восторге.' },
    ],
  },
  {
    code: 'scarf',
    category: 'scarves',
    name: text('Платок {{brand}} {{model}}', '{{brand}} {{model}} roʻmol', '{{brand}} {{model}} scarf'),
    makers: [
      {
        brand: 'Ipakchi',
        models: [
          text('с узором икат', 'abr naqshli', 'ikat'),
          text('«Анор»', '«Anor»', '“Anor”'),
          text('с ручной росписью', 'qoʻlda chizilgan', 'hand-painted'),
        ],
      },
      {
        brand: 'Paxtagul',
        models: [text('с бахромой', 'popukli', 'fringed'), text('«Лола»', '«Lola»', '“Lola”')],
      },
    ],
    axes: [colors('pomegranate', 'turquoise', 'emerald', 'mustard', 'ink', 'rose')],
    price: { min: 130_000, max: 490_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      row(
        text('Состав', 'Tarkibi', 'Composition'),
        text('100% шёлк', '100% ipak', '100% silk'),
        text('70% шёлк, 30% шерсть', '70% ipak, 30% jun', '70% silk, 30% wool'),
      ),
      row(
        text('Размеры', 'Oʻlchamlari', 'Dimensions'),
        text('90 × 90 см', '90 × 90 sm', '90 × 90 cm'),
        text('110 × 110 см', '110 × 110 sm', '110 × 110 cm'),
        text('70 × 180 см', '70 × 180 sm', '70 × 180 cm'),
      ),
      row(
        text('Край', 'Cheti', 'Edge'),
        text('подшит вручную', 'qoʻlda tikilgan', 'hand-rolled'),
        text('оверлок', 'overlok', 'overlocked'),
      ),
      row(
        text('Окрашивание', 'Boʻyalishi', 'Dyeing'),
        text('натуральные красители', 'tabiiy boʻyoqlar', 'natural dyes'),
        text('стойкие красители', 'turgʻun boʻyoqlar', 'fast dyes'),
      ),
      row(text('Вес', 'Vazni', 'Weight'), text('60 г', '60 g', '60 g'), text('95 г', '95 g', '95 g')),
      season,
      row(
        text('Уход', 'Parvarishi', 'Care'),
        text('ручная стирка в прохладной воде', 'salqin suvda qoʻlda yuviladi', 'hand wash in cool water'),
      ),
      packaging,
      row(text('Город', 'Shahar', 'City'), text('Маргилан', 'Margʻilon', 'Margilan')),
      country,
    ],
    sentences: [
      text(
        'Шёлк мягко блестит и не скользит с волос.',
        'Ipagi mayin tovlanadi va sochdan sirgʻalib tushmaydi.',
        'The silk has a soft shine and does not slip off the hair.',
      ),
      text(
        'Его можно носить на голове, на шее и на ручке сумки.',
        'Uni boshga, boʻyinga va sumka tutqichiga taqsa boʻladi.',
        'Wear it on the head, at the neck or on a bag.',
      ),
      text(
        'Узор нанесён до ткачества, поэтому виден с обеих сторон.',
        'Naqsh toʻqishdan oldin tushirilgan, shuning uchun ikki tomondan ham koʻrinadi.',
        'The pattern is dyed before weaving, so both sides show it.',
      ),
      text(
        'Летом закрывает от солнца, весной — от ветра.',
        'Yozda quyoshdan, bahorda shamoldan saqlaydi.',
        'It shields you from sun in summer and wind in spring.',
      ),
      text(
        'Хороший подарок: платок лежит в подарочной упаковке.',
        'Yaxshi sovgʻa: roʻmol sovgʻabop qadoqda keladi.',
        'A good gift: it comes in gift wrapping.',
      ),
      text(
        'Гладьте с изнанки тёплым утюгом без пара.',
        'Teskarisidan iliq dazmol bilan, bugʻsiz dazmollang.',
        'Iron on the reverse, warm and without steam.',
      ),
    ],
    reviews: [
      { rating: 5, comment: 'Шёлк настоящий, струится. Цвета глубокие.' },
      { rating: 5, comment: 'Qaynonamga oldim, juda mamnun boʻldilar.' },
      { rating: 4, comment: 'Красивый, но тонкий — для зимы не подойдёт.' },
      { rating: 5, comment: 'Margʻilon ipagi ekani bilinadi, yengil va issiq.' },
      { rating: 5, comment: 'Bought three as presents, everyone was delighted.' },
      { rating: 3, comment: 'Одна нитка вытянулась, но мне прислали замену.' },
      { rating: 4, comment: 'Rangi suratdagidan yorqinroq, lekin chiroyli.' },
      { rating: 5, comment: 'Ношу на шее под пальто — сразу другой вид.' },
    ],
  },
  {
    code: 'cap',
    category: 'caps',
    name: text('Кепка {{brand}} {{model}}', '{{brand}} {{model}} kepka', '{{brand}} {{model}} cap'),
    makers: [
      {
        brand: 'Sarbon',
        models: [
          text('бейсболка', 'beysbolka', 'baseball'),
          text('с вышивкой калампир', 'qalampir kashtali', 'qalampir-embroidered'),
        ],
      },
      {
        brand: 'Paxtagul',
        models: [
          text('с узором дуппи', 'doʻppi naqshli', 'doʻppi-pattern'),
          text('с козырьком из адраса', 'adras soyabonli', 'adras-peak'),
          text('летняя', 'yozgi', 'summer'),
        ],
      },
    ],
    axes: [colors('black', 'white', 'ink', 'sand', 'emerald'), capSizes],
    price: { min: 80_000, max: 190_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      row(
        text('Материал', 'Materiali', 'Material'),
        text('хлопок', 'paxta', 'cotton'),
        text('хлопок и бархат', 'paxta va baxmal', 'cotton and velvet'),
      ),
      row(
        text('Вышивка', 'Kashtasi', 'Embroidery'),
        text('ручная', 'qoʻlda', 'by hand'),
        text('машинная', 'mashinada', 'by machine'),
        text('нет', 'yoʻq', 'none'),
      ),
      row(
        text('Регулировка', 'Sozlanishi', 'Adjustment'),
        text('ремешок', 'tasmali', 'strap'),
        text('нет', 'yoʻq', 'none'),
      ),
      row(
        text('Подкладка', 'Astari', 'Lining'),
        text('хлопковая сетка', 'paxta toʻr', 'cotton mesh'),
        text('сатин', 'satin', 'sateen'),
      ),
      row(
        text('Защита от солнца', 'Quyoshdan himoya', 'Sun protection'),
        text('UPF 30', 'UPF 30', 'UPF 30'),
        text('UPF 50', 'UPF 50', 'UPF 50'),
      ),
      row(text('Вес', 'Vazni', 'Weight'), text('80 г', '80 g', '80 g'), text('110 г', '110 g', '110 g')),
      row(text('Сезон', 'Mavsum', 'Season'), text('весна — лето', 'bahor — yoz', 'spring and summer')),
      row(
        text('Уход', 'Parvarishi', 'Care'),
        text(
          'ручная стирка, сушить на форме',
          'qoʻlda yuviladi, qolipda quritiladi',
          'hand wash, dry on a form',
        ),
      ),
      city,
      country,
    ],
    sentences: [
      text(
        'Тулья держит форму и не давит на лоб.',
        'Tepa qismi shaklini saqlaydi va peshonani siqmaydi.',
        'The crown keeps its shape without pressing on the forehead.',
      ),
      text(
        'Внутренняя лента впитывает пот и быстро сохнет.',
        'Ichki tasmasi terni shimadi va tez quriydi.',
        'The inner band absorbs sweat and dries fast.',
      ),
      text(
        'Лёгкая: в сумке занимает не больше места, чем кошелёк.',
        'Yengil: sumkada hamyondan koʻp joy egallamaydi.',
        'Light: it takes no more room in a bag than a wallet.',
      ),
      text(
        'Цвет не выгорает за одно ташкентское лето.',
        'Rangi Toshkentning issiq yozida oʻchmaydi.',
        'The colour survives a Tashkent summer.',
      ),
      text(
        'Хорошо сочетается и с футболкой, и с рубашкой.',
        'Futbolka bilan ham, koʻylak bilan ham mos.',
        'It goes well with a T-shirt or a shirt.',
      ),
      text(
        'Чтобы узнать размер, измерьте голову на два сантиметра выше бровей.',
        'Oʻlchamni bilish uchun boshingizni qoshdan ikki santimetr yuqoridan oʻlchang.',
        'To find your size, measure two centimetres above the brows.',
      ),
    ],
    reviews: [
      { rating: 5, comment: 'Отличная кепка, узор узнают все.' },
      { rating: 5, comment: 'Tikilishi chiroyli, boshga yengil.' },
      { rating: 4, comment: 'Хорошая, но на мою голову 60 маловата.' },
      { rating: 5, comment: 'Turist doʻstlarimga sovgʻa qildim, juda yoqdi.' },
      { rating: 5, comment: 'Got it for a friend abroad, he wears it everywhere.' },
      { rating: 3, comment: 'Козырёк мягковат, но носить можно.' },
      { rating: 4, comment: 'Narxiga yarasha, rangi oʻchmadi.' },
      { rating: 5, comment: 'Сыну понравилась, носит и в школу, и во двор.' },
    ],
  },
];
