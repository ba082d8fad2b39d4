import { row } from '#sandbox/demo/source/characteristic.ts';
import type { ProductKind } from '#sandbox/demo/source/kind.ts';
import { same, text } from '#sandbox/demo/source/text.ts';
import { CONFIGURATION, colors, diagonal, memory } from './axes.ts';
import { MADE_IN, PIECE, SERVICE_REVIEWS, WARRANTY } from './traits.ts';

const LAPTOP_NAME = text(
  'Ноутбук {{brand}} {{model}}',
  '{{brand}} {{model}} noutbuki',
  '{{brand}} {{model}} laptop',
);
const LAPTOP_SENTENCES = [
  text(
    'Клавиатура с русской и латинской раскладкой, удобный ход клавиш.',
    'Klaviaturada rus va lotin harflari bor, tugmalari yumshoq bosiladi.',
    'The keyboard has Russian and Latin letters and comfortable keys.',
  ),
  text(
    'Накопитель SSD запускает систему за несколько секунд.',
    'SSD xotirasi tizimni bir necha soniyada ishga tushiradi.',
    'The SSD starts the system within seconds.',
  ),
  text(
    'Матовый экран не бликует у окна.',
    'Xira ekran deraza oldida yaltiramaydi.',
    'The matte display does not reflect the window.',
  ),
  text(
    'Мы бесплатно установим систему и офисные программы.',
    'Tizim va ofis dasturlarini bepul oʻrnatib beramiz.',
    'We install the system and office programs free of charge.',
  ),
  text(
    'Хватает разъёмов для мыши, флешки и второго монитора.',
    'Sichqoncha, fleshka va ikkinchi monitor uchun ulagichlar yetarli.',
    'There are enough ports for a mouse, a drive and a second monitor.',
  ),
];
const LAPTOP_REVIEWS: ProductKind['reviews'] = [
  { rating: 5, comment: 'Для учёбы то что надо: тихий, быстрый, батареи хватает на все пары.' },
  { rating: 5, comment: 'Ishim uchun oldim, tez ishlaydi, ekrani yaxshi.' },
  { rating: 4, comment: 'Хорошая сборка, но динамики тихие.' },
  { rating: 4, comment: 'Dasturlarni oʻrnatib berishdi, faqat sumkasi yoʻq ekan.' },
  { rating: 3, comment: 'Под нагрузкой вентилятор заметно шумит.' },
  { rating: 2, comment: 'Время работы меньше обещанного: около четырёх часов.' },
  ...SERVICE_REVIEWS,
];
const SCREEN = row(text('Экран', 'Ekran', 'Display'), same('15.6″ Full HD IPS'));
const SYSTEM = text('Операционная система', 'Operatsion tizim', 'Operating system');
const WIFI = row(
  text('Беспроводная связь', 'Simsiz aloqa', 'Wireless'),
  same('Wi-Fi 6, Bluetooth 5.2'),
  same('Wi-Fi 6E, Bluetooth 5.3'),
);

export const COMPUTER_KINDS: ProductKind[] = [
  {
    code: 'laptop',
    category: 'noutbuki-dlya-raboty',
    name: LAPTOP_NAME,
    makers: [
      {
        brand: 'Lenovo',
        models: [
          { name: 'IdeaPad Slim 3', price: 5_990_000 },
          { name: 'ThinkBook 15', price: 10_490_000 },
        ],
      },
      {
        brand: 'HP',
        models: [
          { name: '250 G10', price: 5_690_000 },
          { name: 'Pavilion 15', price: 8_690_000 },
        ],
      },
      {
        brand: 'ASUS',
        models: [
          { name: 'Vivobook 15', price: 6_490_000 },
          { name: 'Vivobook S 15', price: 12_490_000 },
        ],
      },
      { brand: 'Acer', models: [{ name: 'Aspire 5', price: 6_290_000 }] },
    ],
    axes: [CONFIGURATION, colors([1, 2], 'silver', 'graphite', 'blue')],
    price: { min: 5_000_000, max: 13_000_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      SCREEN,
      row(
        text('Процессор', 'Protsessor', 'Processor'),
        same('Intel Core i5'),
        same('Intel Core i7'),
        same('AMD Ryzen 5'),
      ),
      row(text('Видеокарта', 'Videokarta', 'Graphics'), text('встроенная', 'oʻrnatilgan', 'integrated')),
      row(
        text('Вес', 'Ogʻirligi', 'Weight'),
        text('1,6 кг', '1,6 kg', '1.6 kg'),
        text('1,7 кг', '1,7 kg', '1.7 kg'),
      ),
      row(
        text('Время работы', 'Ishlash vaqti', 'Battery life'),
        text('до 8 часов', '8 soatgacha', 'up to 8 hours'),
        text('до 10 часов', '10 soatgacha', 'up to 10 hours'),
      ),
      WIFI,
      row(SYSTEM, same('Windows 11'), text('без системы', 'tizimsiz', 'none')),
      row(text('Разъёмы', 'Ulagichlar', 'Ports'), same('2 × USB-A, USB-C, HDMI')),
      WARRANTY,
    ],
    sentences: LAPTOP_SENTENCES,
    reviews: LAPTOP_REVIEWS,
  },
  {
    code: 'laptop',
    category: 'igrovye-noutbuki',
    name: text(
      'Игровой ноутбук {{brand}} {{model}}',
      '{{brand}} {{model}} oʻyin noutbuki',
      '{{brand}} {{model}} gaming laptop',
    ),
    makers: [
      { brand: 'ASUS', models: [{ name: 'TUF Gaming A15', price: 12_990_000 }] },
      {
        brand: 'Lenovo',
        models: [
          { name: 'LOQ 15', price: 12_490_000 },
          { name: 'Legion 5', price: 16_990_000 },
        ],
      },
      { brand: 'MSI', models: [{ name: 'Katana 15', price: 14_490_000 }] },
      { brand: 'Acer', models: [{ name: 'Nitro V 15', price: 11_490_000 }] },
    ],
    axes: [
      {
        ...CONFIGURATION,
        values: CONFIGURATION.values
          .slice(2)
          .map((value, step) => ({ ...value, priceFactor: 1 + 0.09 * step })),
      },
    ],
    colors: ['#2c2f36', '#3b3f48', '#24262b'],
    price: { min: 11_000_000, max: 18_000_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      row(
        text('Экран', 'Ekran', 'Display'),
        text('15,6″ IPS, 144 Гц', '15,6″ IPS, 144 Gs', '15.6″ IPS, 144 Hz'),
        text('15,6″ IPS, 165 Гц', '15,6″ IPS, 165 Gs', '15.6″ IPS, 165 Hz'),
      ),
      row(text('Процессор', 'Protsessor', 'Processor'), same('Intel Core i7'), same('AMD Ryzen 7')),
      row(text('Видеокарта', 'Videokarta', 'Graphics'), same('GeForce RTX 4050'), same('GeForce RTX 4060')),
      row(
        text('Вес', 'Ogʻirligi', 'Weight'),
        text('2,2 кг', '2,2 kg', '2.2 kg'),
        text('2,3 кг', '2,3 kg', '2.3 kg'),
      ),
      row(text('Подсветка клавиатуры', 'Klaviatura yoritgichi', 'Keyboard light'), same('RGB')),
      WIFI,
      row(SYSTEM, same('Windows 11')),
      WARRANTY,
    ],
    sentences: [
      ...LAPTOP_SENTENCES.slice(0, 2),
      text(
        'Два вентилятора держат температуру в долгих партиях.',
        'Ikkita ventilyator uzoq oʻyinlarda ham haroratni ushlab turadi.',
        'Two fans hold the temperature through long matches.',
      ),
      text(
        'Частота экрана делает движение плавным, враг заметен раньше.',
        'Ekran chastotasi harakatni silliq qiladi, raqib ertaroq koʻrinadi.',
        'The fast display makes movement smooth, so you see the rival sooner.',
      ),
      text(
        'Тянет монтаж видео и трёхмерную графику.',
        'Video montaj va uch oʻlchamli grafikani ham bajaradi.',
        'It copes with video editing and 3D graphics, too.',
      ),
    ],
    reviews: [
      { rating: 5, comment: 'CS2 и Dota на высоких идут без просадок.' },
      { rating: 5, comment: 'Oʻyinlar uchun juda zoʻr, ekrani silliq.' },
      { rating: 4, comment: 'Мощный, но блок питания как кирпич.' },
      { rating: 3, comment: 'Oʻyinda ovozi baland, quloqchin bilan oʻynayman.' },
      ...SERVICE_REVIEWS,
    ],
  },
  {
    code: 'laptop',
    category: 'macbook',
    name: LAPTOP_NAME,
    makers: [
      {
        brand: 'Apple',
        models: [
          { name: 'MacBook Air 13 M3', price: 13_990_000 },
          { name: 'MacBook Air 13 M4', price: 15_490_000 },
          { name: 'MacBook Air 15 M4', price: 17_990_000 },
        ],
      },
    ],
    axes: [colors([2, 3], 'silver', 'graphite', 'sky', 'gold'), memory([2, 2], 256, 512)],
    price: { min: 13_000_000, max: 19_000_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      row(text('Экран', 'Ekran', 'Display'), same('Liquid Retina')),
      row(text('Оперативная память', 'Operativ xotira', 'Memory'), text('16 ГБ', '16 GB', '16 GB')),
      row(
        text('Время работы', 'Ishlash vaqti', 'Battery life'),
        text('до 18 часов', '18 soatgacha', 'up to 18 hours'),
      ),
      row(text('Охлаждение', 'Sovitish', 'Cooling'), text('без вентилятора', 'ventilyatorsiz', 'fanless')),
      row(text('Разъёмы', 'Ulagichlar', 'Ports'), same('MagSafe, 2 × Thunderbolt')),
      row(text('Разблокировка', 'Qulfdan chiqarish', 'Unlocking'), same('Touch ID')),
      row(SYSTEM, same('macOS')),
      row(text('Гарантия', 'Kafolat', 'Warranty'), text('12 месяцев', '12 oy', '12 months')),
    ],
    sentences: [
      text(
        'Работает бесшумно: вентилятора внутри нет.',
        'Ovozsiz ishlaydi: ichida ventilyator yoʻq.',
        'It works silently: there is no fan inside.',
      ),
      text(
        'Хватает на целый рабочий день без розетки.',
        'Rozetkasiz butun ish kuniga yetadi.',
        'It lasts a whole working day without a socket.',
      ),
      text(
        'Алюминиевый корпус тонкий и прочный.',
        'Alyuminiy korpusi yupqa va mustahkam.',
        'The aluminium body is thin and strong.',
      ),
      text(
        'Экран точно передаёт цвет, с ним удобно работать с фото.',
        'Ekran ranglarni aniq koʻrsatadi, foto bilan ishlash qulay.',
        'The display shows true colours and is good for photo work.',
      ),
      text(
        'Поможем перенести данные с прежнего компьютера.',
        'Eski kompyuterdan maʼlumotlarni koʻchirishga yordam beramiz.',
        'We help to move the data from your old computer.',
      ),
    ],
    reviews: LAPTOP_REVIEWS,
  },
  {
    code: 'monitor',
    category: 'monitory',
    name: text('Монитор {{brand}} {{model}}', '{{brand}} {{model}} monitori', '{{brand}} {{model}} monitor'),
    makers: [
      {
        brand: 'Samsung',
        models: [
          { name: 'Essential S3', price: 1_490_000 },
          { name: 'Odyssey G4', price: 2_990_000 },
        ],
      },
      {
        brand: 'LG',
        models: [
          { name: 'UltraGear', price: 2_890_000 },
          { name: 'MS50', price: 1_690_000 },
        ],
      },
      { brand: 'AOC', models: [{ name: 'B3', price: 1_290_000 }] },
      { brand: 'Xiaomi', models: [{ name: 'A Series', price: 1_390_000 }] },
    ],
    axes: [diagonal([2, 3], [24, 1], [27, 1.28], [32, 1.65])],
    colors: ['#2b2e34', '#3a3d44'],
    price: { min: 1_200_000, max: 5_000_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      row(text('Матрица', 'Matritsa', 'Panel'), same('IPS'), same('VA')),
      row(text('Разрешение', 'Aniqlik', 'Resolution'), same('1920 × 1080'), same('2560 × 1440')),
      row(
        text('Частота обновления', 'Yangilanish chastotasi', 'Refresh rate'),
        text('75 Гц', '75 Gs', '75 Hz'),
        text('100 Гц', '100 Gs', '100 Hz'),
        text('165 Гц', '165 Gs', '165 Hz'),
      ),
      row(text('Разъёмы', 'Ulagichlar', 'Ports'), same('HDMI, DisplayPort'), same('HDMI, VGA')),
      row(text('Крепление на стену', 'Devorga mahkamlash', 'Wall mount'), same('VESA 100 × 100')),
      row(
        text('Регулировка', 'Sozlash', 'Adjustment'),
        text('наклон', 'egish', 'tilt'),
        text('наклон и высота', 'egish va balandlik', 'tilt and height'),
      ),
      WARRANTY,
    ],
    sentences: [
      text(
        'Тонкие рамки: два монитора стоят рядом почти без шва.',
        'Yupqa ramkalar: ikkita monitor yonma-yon deyarli choksiz turadi.',
        'Thin frames: two monitors side by side have almost no seam.',
      ),
      text(
        'Подсветка не мерцает и меньше утомляет глаза.',
        'Yoritgichi miltillamaydi va koʻzni kam charchatadi.',
        'The light does not flicker and is easier on the eyes.',
      ),
      text(
        'Картинка не меняется, если смотреть сбоку.',
        'Yondan qaraganda ham tasvir oʻzgarmaydi.',
        'The picture stays the same from the side.',
      ),
      text('Кабель HDMI есть в коробке.', 'HDMI kabeli qutida bor.', 'An HDMI cable is in the box.'),
      text(
        'Устойчивая подставка занимает мало места на столе.',
        'Mustahkam taglik stolda kam joy egallaydi.',
        'The steady stand takes little room on the desk.',
      ),
    ],
    reviews: [
      { rating: 5, comment: 'Битых пикселей нет, цвета сочные.' },
      { rating: 5, comment: 'Ish uchun oldim, koʻz charchamaydi.' },
      { rating: 4, comment: 'Хороший монитор, но подставка без регулировки по высоте.' },
      { rating: 2, comment: 'По углам заметна засветка в темноте.' },
      ...SERVICE_REVIEWS,
    ],
  },
  {
    code: 'keyboard',
    category: 'klaviatury',
    name: text(
      'Клавиатура {{brand}} {{model}}',
      '{{brand}} {{model}} klaviaturasi',
      '{{brand}} {{model}} keyboard',
    ),
    makers: [
      {
        brand: 'Logitech',
        models: [
          { name: 'K380s', price: 549_000 },
          { name: 'MX Keys S', price: 1_490_000 },
        ],
      },
      {
        brand: 'Redragon',
        models: [
          { name: 'Kumara K552', price: 459_000 },
          { name: 'Fizz K617', price: 389_000 },
        ],
      },
      { brand: 'A4Tech', models: [{ name: 'Fstyler FBK25', price: 259_000 }] },
    ],
    axes: [colors([2, 3], 'black', 'white', 'pink', 'graphite')],
    price: { min: 200_000, max: 1_600_000, step: 1_000 },
    unit: PIECE,
    characteristics: [
      row(text('Совместимость', 'Mosligi', 'Compatibility'), same('Windows, macOS')),
      row(
        text('Раскладка', 'Tugmalar joylashuvi', 'Layout'),
        text('русская и латинская', 'rus va lotin', 'Russian and Latin'),
      ),
      row(text('Подсветка', 'Yoritgich', 'Light'), text('есть', 'bor', 'yes'), text('нет', 'yoʻq', 'no')),
      row(
        text('Ресурс клавиш', 'Tugmalar resursi', 'Key life'),
        text('10 млн нажатий', '10 mln bosish', '10 million strokes'),
        text('50 млн нажатий', '50 mln bosish', '50 million strokes'),
      ),
      WARRANTY,
    ],
    sentences: [
      text(
        'Буквы нанесены лазером и не стираются.',
        'Harflar lazer bilan yozilgan va oʻchmaydi.',
        'The letters are laser-made and do not wear off.',
      ),
      text(
        'Низкий профиль бережёт запястья при долгом наборе.',
        'Past profili uzoq yozganda bilakni asraydi.',
        'The low profile is kind to the wrists.',
      ),
      text(
        'Клавиши срабатывают чётко и негромко.',
        'Tugmalari aniq va sekin bosiladi.',
        'The keys respond precisely and quietly.',
      ),
      text(
        'Работает с Windows и macOS без драйверов.',
        'Windows va macOS bilan drayversiz ishlaydi.',
        'It works with Windows and macOS without drivers.',
      ),
      text(
        'Нескользящие ножки держат её на месте.',
        'Sirpanmaydigan oyoqchalari joyida ushlab turadi.',
        'Non-slip feet keep it in place.',
      ),
    ],
    reviews: [
      { rating: 5, comment: 'Печатать одно удовольствие, буквы крупные.' },
      { rating: 5, comment: 'Tugmalari yumshoq, ovozi past.' },
      { rating: 4, comment: 'Всё хорошо, но провод коротковат.' },
      { rating: 3, comment: 'Клавиша Enter узкая, привыкал неделю.' },
      ...SERVICE_REVIEWS,
    ],
  },
  {
    code: 'mouse',
    category: 'myshi',
    name: text('Мышь {{brand}} {{model}}', '{{brand}} {{model}} sichqonchasi', '{{brand}} {{model}} mouse'),
    makers: [
      {
        brand: 'Logitech',
        models: [
          { name: 'M185', price: 189_000 },
          { name: 'G102 Lightsync', price: 289_000 },
          { name: 'MX Master 3S', price: 1_290_000 },
        ],
      },
      { brand: 'Razer', models: [{ name: 'DeathAdder Essential', price: 349_000 }] },
      { brand: 'A4Tech', models: [{ name: 'Fstyler FB10C', price: 169_000 }] },
    ],
    axes: [colors([2, 3], 'black', 'white', 'violet', 'blue')],
    price: { min: 120_000, max: 1_400_000, step: 1_000 },
    unit: PIECE,
    tiers: [{ min: 10, percent: 5 }],
    characteristics: [
      row(text('Совместимость', 'Mosligi', 'Compatibility'), same('Windows, macOS')),
      row(text('Датчик', 'Datchik', 'Sensor'), text('оптический', 'optik', 'optical')),
      row(
        text('Материал', 'Material', 'Material'),
        text('пластик с резиновыми вставками', 'rezina qoʻshimchali plastik', 'plastic with rubber grips'),
      ),
      row(text('Кнопки', 'Tugmalar', 'Buttons'), same('3'), same('6')),
      WARRANTY,
    ],
    sentences: [
      text(
        'Форма удобна и для правой, и для левой руки.',
        'Shakli oʻng va chap qoʻl uchun ham qulay.',
        'The shape suits either hand.',
      ),
      text(
        'Датчик точно работает на дереве, ткани и пластике.',
        'Datchik yogʻoch, mato va plastikda aniq ishlaydi.',
        'The sensor is precise on wood, cloth and plastic.',
      ),
      text(
        'Колесо прокручивает страницы плавно.',
        'Gʻildiragi sahifalarni silliq aylantiradi.',
        'The wheel scrolls smoothly.',
      ),
      text(
        'Подключается сразу, без установки программ.',
        'Dastur oʻrnatmasdan darhol ulanadi.',
        'It connects at once, without any programs.',
      ),
      text(
        'Боковины не скользят даже во влажной ладони.',
        'Yon tomonlari nam kaftda ham sirpanmaydi.',
        'The sides do not slip even in a damp palm.',
      ),
    ],
    reviews: [
      { rating: 5, comment: 'Удобная, батарейки хватает на год.' },
      { rating: 5, comment: 'Oʻyin uchun ham, ish uchun ham yaxshi.' },
      { rating: 4, comment: 'Маловата для большой руки.' },
      { rating: 1, comment: 'Через месяц начался двойной клик. Заменили по гарантии.' },
      ...SERVICE_REVIEWS,
    ],
  },
  {
    code: 'router',
    category: 'routery',
    name: text(
      'Wi-Fi роутер {{brand}} {{model}}',
      '{{brand}} {{model}} Wi-Fi routeri',
      '{{brand}} {{model}} Wi-Fi router',
    ),
    makers: [
      {
        brand: 'TP-Link',
        models: [
          { name: 'Archer AX12', price: 549_000 },
          { name: 'Archer C64', price: 389_000 },
          { name: 'Archer AX55', price: 1_090_000 },
        ],
      },
      {
        brand: 'Mercusys',
        models: [
          { name: 'MR70X', price: 459_000 },
          { name: 'AC12G', price: 319_000 },
        ],
      },
      { brand: 'Keenetic', models: [{ name: 'Speedster', price: 1_190_000 }] },
    ],
    axes: [
      {
        code: 'pack',
        name: text('В упаковке', 'Qadoqda', 'In the pack'),
        values: [
          { label: text('1 шт.', '1 dona', '1 piece') },
          { label: text('2 шт.', '2 dona', '2 pieces'), priceFactor: 1.92 },
        ],
        take: [1, 2],
      },
    ],
    colors: ['#24262b', '#f2f3f5'],
    price: { min: 300_000, max: 1_300_000, step: 1_000 },
    unit: PIECE,
    characteristics: [
      row(text('Диапазоны', 'Diapazonlar', 'Bands'), text('2,4 и 5 ГГц', '2,4 va 5 GGs', '2.4 and 5 GHz')),
      row(text('Защита сети', 'Tarmoq himoyasi', 'Security'), same('WPA3')),
      row(text('Порты LAN', 'LAN portlari', 'LAN ports'), same('3 × 1 Gbit'), same('4 × 1 Gbit')),
      row(
        text('Антенны', 'Antennalar', 'Antennas'),
        text('четыре внешние', 'toʻrtta tashqi', 'four external'),
      ),
      MADE_IN,
      WARRANTY,
    ],
    sentences: [
      text(
        'Покрывает трёхкомнатную квартиру без мёртвых зон.',
        'Uch xonali kvartirani toʻliq qamrab oladi.',
        'It covers a three-room flat without dead spots.',
      ),
      text(
        'Работает с провайдерами Узбекистана, настройка занимает пять минут.',
        'Oʻzbekiston provayderlari bilan ishlaydi, sozlash besh daqiqa oladi.',
        'It works with the providers of Uzbekistan and is set up in five minutes.',
      ),
      text(
        'Сам переводит устройства на менее занятый канал.',
        'Qurilmalarni kamroq band kanalga oʻzi oʻtkazadi.',
        'It moves devices to a quieter channel by itself.',
      ),
      text(
        'Для гостей есть отдельная сеть с паролем.',
        'Mehmonlar uchun alohida parolli tarmoq bor.',
        'Guests get a network of their own with a password.',
      ),
      text(
        'Родительский контроль ограничивает время детей в сети.',
        'Ota-ona nazorati bolalarning internetdagi vaqtini cheklaydi.',
        'Parental control limits the time children spend online.',
      ),
    ],
    reviews: [
      { rating: 5, comment: 'Скорость по тарифу, до дальней комнаты добивает.' },
      { rating: 5, comment: 'Sozlash oson, telefon orqali 5 daqiqada uladim.' },
      { rating: 4, comment: 'Работает стабильно, но индикаторы слишком яркие ночью.' },
      { rating: 2, comment: 'Ikkinchi qavatga signal yetmadi, kuchaytirgich olishga toʻgʻri keldi.' },
      ...SERVICE_REVIEWS,
    ],
  },
];
