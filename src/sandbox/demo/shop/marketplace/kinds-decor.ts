import type { ProductKind } from '#sandbox/demo/source/kind.ts';
import { text } from '#sandbox/demo/source/text.ts';
import { colors, dimensions } from './axes.ts';
import {
  centimetres,
  country,
  homeReviews,
  homeSentences,
  importCountry,
  PIECE,
  packaging,
  room,
  row,
  style,
  warranty,
  weight,
} from './traits.ts';

export const decorKinds: ProductKind[] = [
  {
    code: 'lamp',
    category: 'lamps',
    name: text('Лампа {{brand}} {{model}}', '{{brand}} {{model}} lampa', '{{brand}} {{model}} lamp'),
    makers: [
      {
        brand: 'Nurafshon',
        models: [
          text('настольная', 'stol ustiga', 'table'),
          text('прикроватная', 'karavot yoniga', 'bedside'),
          text('«Шам»', '«Sham»', '“Sham”'),
        ],
      },
      {
        brand: 'Yulduz Nur',
        models: [
          text('для чтения', 'kitob oʻqish uchun', 'reading'),
          text('с абажуром', 'abajurli', 'shaded'),
        ],
      },
    ],
    axes: [colors('gold', 'black', 'white', 'petrol', 'terracotta')],
    price: { min: 150_000, max: 690_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      row(text('Цоколь', 'Sokoli', 'Socket'), text('E27', 'E27', 'E27'), text('E14', 'E14', 'E14')),
      row(
        text('Мощность', 'Quvvati', 'Power'),
        text('до 25 Вт', '25 Vt gacha', 'up to 25 W'),
        text('до 40 Вт', '40 Vt gacha', 'up to 40 W'),
      ),
      row(
        text('Основание', 'Asosi', 'Base'),
        text('металл', 'metall', 'metal'),
        text('керамика', 'keramika', 'ceramic'),
        text('дерево', 'yogʻoch', 'wood'),
      ),
      row(
        text('Плафон', 'Plafoni', 'Shade'),
        text('ткань', 'mato', 'fabric'),
        text('металл', 'metall', 'metal'),
      ),
      centimetres(text('Высота', 'Balandligi', 'Height'), 34, 42, 50),
      row(
        text('Длина провода', 'Sim uzunligi', 'Cord length'),
        text('1,5 м', '1,5 m', '1.5 m'),
        text('1,8 м', '1,8 m', '1.8 m'),
      ),
      row(
        text('Выключатель', 'Oʻchirgichi', 'Switch'),
        text('на проводе', 'simda', 'on the cord'),
        text('сенсорный', 'sensorli', 'touch'),
      ),
      style,
      warranty(12, 24),
      importCountry,
    ],
    sentences: [
      text(
        'Свет рассеянный и не режет глаза вечером.',
        'Yorugʻi yumshoq, kechqurun koʻzni qamashtirmaydi.',
        'The light is diffuse and easy on the eyes at night.',
      ),
      text(
        'Устойчивое основание не опрокинется, если задеть провод.',
        'Mustahkam asosi sim tortilganda ham agʻdarilmaydi.',
        'A stable base stays up if the cord is pulled.',
      ),
      text(
        'Подходят любые светодиодные лампочки нужного цоколя.',
        'Sokoli mos har qanday LED lampochka toʻgʻri keladi.',
        'Any LED bulb with the right socket fits.',
      ),
      ...homeSentences,
    ],
    reviews: [
      { rating: 5, comment: 'Уютный свет, идеально для чтения перед сном.' },
      { rating: 5, comment: 'Xonaga fayz kiritdi, sifati yaxshi.' },
      { rating: 4, comment: 'Лампочку нужно покупать отдельно, учтите.' },
      { rating: 5, comment: 'Ishlatish qulay, asosi ogʻir va mustahkam.' },
      { rating: 5, comment: 'Lovely warm lamp, arrived well packed.' },
      ...homeReviews,
    ],
  },
  {
    code: 'mirror',
    category: 'mirrors',
    name: text('Зеркало {{brand}} {{model}}', '{{brand}} {{model}} oyna', '{{brand}} {{model}} mirror'),
    makers: [
      {
        brand: 'Billur',
        models: [
          text('в тонкой раме', 'ingichka ramkali', 'slim-framed'),
          text('арочное', 'arka shaklidagi', 'arched'),
        ],
      },
      {
        brand: 'Nurafshon',
        models: [
          text('с подсветкой', 'yoritgichli', 'backlit'),
          text('в резной раме', 'oʻyma ramkali', 'carved-frame'),
          text('для прихожей', 'dahliz uchun', 'hallway'),
        ],
      },
    ],
    axes: [colors('gold', 'black', 'oak', 'white'), dimensions(['50 × 70', '60 × 120', '80 × 180'], 0.5)],
    price: { min: 250_000, max: 990_000, step: 10_000 },
    unit: PIECE,
    characteristics: [
      row(
        text('Полотно', 'Oyna sirti', 'Glass'),
        text('серебряное, 4 мм', 'kumush qoplamali, 4 mm', 'silvered, 4 mm'),
        text('серебряное, 5 мм', 'kumush qoplamali, 5 mm', 'silvered, 5 mm'),
      ),
      row(
        text('Рама', 'Ramkasi', 'Frame'),
        text('алюминий', 'alyuminiy', 'aluminium'),
        text('дерево', 'yogʻoch', 'wood'),
      ),
      row(
        text('Крепление', 'Mahkamlash', 'Mounting'),
        text('вертикальное и горизонтальное', 'tik va yotiq', 'upright or sideways'),
      ),
      row(
        text('Влагостойкость', 'Namga chidamliligi', 'Moisture'),
        text('подходит для ванной', 'vannaxonaga mos', 'fit for a bathroom'),
        text('для сухих помещений', 'quruq xonalar uchun', 'dry rooms only'),
      ),
      row(
        text('Край', 'Cheti', 'Edge'),
        text('шлифованный', 'silliqlangan', 'ground'),
        text('фацет 10 мм', '10 mm fatset', '10 mm bevel'),
      ),
      row(
        text('Плёнка', 'Plyonkasi', 'Film'),
        text('защитная, от осколков', 'siniqlardan himoya', 'safety backing'),
      ),
      weight('4', '7.5', '12'),
      style,
      warranty(12),
      importCountry,
    ],
    sentences: [
      text(
        'Отражение без искажений даже у края.',
        'Aks chetlarida ham buzilmaydi.',
        'The reflection is true right to the edge.',
      ),
      text(
        'Крепёж и шаблон для сверления лежат в коробке.',
        'Mahkamlagichlar va teshish andozasi quti ichida.',
        'Fixings and a drilling template are in the box.',
      ),
      text(
        'Зрительно расширяет узкий коридор.',
        'Tor yoʻlakni kengroq koʻrsatadi.',
        'It makes a narrow hall look wider.',
      ),
      ...homeSentences,
    ],
    reviews: [
      { rating: 5, comment: 'Доехало целым в Нукус, упаковано в деревянную обрешётку.' },
      { rating: 5, comment: 'Dahlizga osdik, xona kengaygandek boʻldi.' },
      { rating: 4, comment: 'Зеркало отличное, дюбели лучше взять свои.' },
      { rating: 5, comment: 'Ramkasi chiroyli, aksi toza.' },
      { rating: 4, comment: 'Тяжёлое, вешали вдвоём, но шаблон помог.' },
      ...homeReviews,
    ],
  },
  {
    code: 'vase',
    category: 'vases',
    name: text('Ваза {{brand}} {{model}}', '{{brand}} {{model}} vaza', '{{brand}} {{model}} vase'),
    makers: [
      {
        brand: 'Kulolchi',
        models: [
          text('с росписью «Бодом»', '«Bodom» naqshli', '“Bodom” painted'),
          text('«Кокон»', '«Pilla»', '“Cocoon”'),
          text('высокая', 'baland', 'tall'),
        ],
      },
      {
        brand: 'Lojuvard',
        models: [
          text('с рисунком рыбок', 'baliq naqshli', 'fish-pattern'),
          text('кувшин', 'koʻza shaklidagi', 'jug'),
        ],
      },
    ],
    axes: [colors('azure', 'white', 'terracotta', 'emerald', 'mustard')],
    price: { min: 89_000, max: 490_000, step: 1_000 },
    unit: PIECE,
    characteristics: [
      row(
        text('Материал', 'Materiali', 'Material'),
        text('керамика', 'keramika', 'ceramic'),
        text('фаянс', 'fayans', 'faience'),
      ),
      row(
        text('Глазурь', 'Siri', 'Glaze'),
        text('ишкор', 'ishqor', 'ishkor'),
        text('матовая', 'xira', 'matt'),
      ),
      row(text('Роспись', 'Naqshi', 'Painting'), text('ручная', 'qoʻlda chizilgan', 'by hand')),
      centimetres(text('Высота', 'Balandligi', 'Height'), 18, 24, 32),
      centimetres(text('Диаметр', 'Diametri', 'Diameter'), 11, 14, 18),
      row(text('Объём', 'Hajmi', 'Volume'), text('0,8 л', '0,8 l', '0.8 l'), text('1,5 л', '1,5 l', '1.5 l')),
      row(
        text('Для живых цветов', 'Tirik gullar uchun', 'For fresh flowers'),
        text('да, держит воду', 'ha, suv oʻtkazmaydi', 'yes, watertight'),
      ),
      row(
        text('Школа', 'Maktabi', 'School'),
        text('риштанская', 'Rishton', 'Rishtan'),
        text('гиждуванская', 'Gʻijduvon', 'Gijduvan'),
      ),
      packaging,
      country,
    ],
    sentences: [
      text(
        'Мастер ставит подпись на дне, второй такой же нет.',
        'Usta tubiga imzo qoʻyadi, xuddi shunday ikkinchisi yoʻq.',
        'The master signs the base; there is no other one like it.',
      ),
      text(
        'Хорошо смотрится и с веткой хлопка, и пустой.',
        'Paxta shoxchasi bilan ham, boʻsh holda ham chiroyli.',
        'It looks good with a branch of cotton or empty.',
      ),
      text(
        'Дно отшлифовано и не царапает стол.',
        'Tubi silliqlangan, stolni tirnamaydi.',
        'The base is smoothed and does not scratch.',
      ),
      ...homeSentences,
    ],
    reviews: [
      { rating: 5, comment: 'Роспись живая, видно руку мастера. Стоит на самом видном месте.' },
      { rating: 5, comment: 'Rishton ishi ekani darrov bilinadi. Juda nafis.' },
      { rating: 4, comment: 'Оттенок глазури чуть зеленее, но так даже лучше.' },
      { rating: 5, comment: 'Chet ellik hamkorimizga sovgʻa qildik, hayratda qoldi.' },
      { rating: 5, comment: 'A real handmade piece. Carefully wrapped for the flight home.' },
      ...homeReviews,
    ],
  },
  {
    code: 'plant',
    category: 'plants',
    name: text('Растение {{brand}} {{model}}', '{{brand}} {{model}} oʻsimligi', '{{brand}} {{model}} plant'),
    makers: [
      {
        brand: 'Gulshan',
        models: [
          text('фикус', 'fikus', 'ficus'),
          text('монстера', 'monstera', 'monstera'),
          text('спатифиллум', 'spatifillum', 'spathiphyllum'),
        ],
      },
      {
        brand: 'Bogʻi Eram',
        models: [
          text('замиокулькас', 'zamiokulkas', 'zamioculcas'),
          text('сансевиерия', 'sanseviyeriya', 'sansevieria'),
        ],
      },
    ],
    axes: [
      colors('white', 'terracotta', 'graphite'),
      {
        ...dimensions(['30', '50', '80'], 0.6),
        name: text('Высота', 'Balandligi', 'Height'),
        code: 'height',
      },
    ],
    price: { min: 89_000, max: 390_000, step: 1_000 },
    unit: PIECE,
    characteristics: [
      row(
        text('Освещение', 'Yorugʻlik', 'Light'),
        text('рассеянный свет', 'tarqoq yorugʻlik', 'indirect light'),
        text('полутень', 'yarim soya', 'half shade'),
      ),
      row(
        text('Полив', 'Sugʻorish', 'Watering'),
        text('раз в неделю', 'haftada bir marta', 'once a week'),
        text('раз в 10 дней', '10 kunda bir marta', 'every 10 days'),
      ),
      row(text('Температура', 'Harorat', 'Temperature'), text('18–26 °C', '18–26 °C', '18–26 °C')),
      row(
        text('Горшок', 'Tuvagi', 'Pot'),
        text('керамический, в комплекте', 'sopol, toʻplamda', 'ceramic, included'),
        text('пластиковый, в комплекте', 'plastik, toʻplamda', 'plastic, included'),
      ),
      row(
        text('Пересадка', 'Koʻchirib ekish', 'Repotting'),
        text('раз в два года', 'ikki yilda bir marta', 'every two years'),
      ),
      row(
        text('Сложность ухода', 'Parvarish murakkabligi', 'Care level'),
        text('для начинающих', 'yangi boshlovchilar uchun', 'for beginners'),
      ),
      row(
        text('Подкормка', 'Oʻgʻit', 'Feeding'),
        text('раз в месяц весной и летом', 'bahor va yozda oyiga bir marta', 'monthly in spring and summer'),
      ),
      room,
      country,
    ],
    sentences: [
      text(
        'Выращено в теплице под Самаркандом и привыкло к нашему воздуху.',
        'Samarqand yaqinidagi issiqxonada oʻstirilgan va havomizga moslashgan.',
        'Grown in a greenhouse near Samarkand and used to our air.',
      ),
      text(
        'Приезжает в горшке с землёй, пересаживать сразу не нужно.',
        'Tuprogʻi bilan tuvakda keladi, darhol koʻchirib ekish shart emas.',
        'It comes potted; no need to repot at once.',
      ),
      text(
        'В коробке лежит памятка о поливе и свете.',
        'Qutida sugʻorish va yorugʻlik haqida eslatma bor.',
        'A card on water and light is in the box.',
      ),
      text(
        'Зимой держите подальше от батареи и опрыскивайте листья.',
        'Qishda isitkichdan uzoqroqda saqlang va barglariga suv purkang.',
        'In winter keep it off the radiator and mist the leaves.',
      ),
      text(
        'Если растение не приживётся за две недели, заменим его.',
        'Oʻsimlik ikki haftada koʻkarib ketmasa, almashtirib beramiz.',
        'If it does not settle in two weeks, we replace it.',
      ),
      text(
        'Освежает угол комнаты и не требует много внимания.',
        'Xona burchagiga jon kiritadi va koʻp eʼtibor talab qilmaydi.',
        'It brightens a corner and asks for little attention.',
      ),
    ],
    reviews: [
      { rating: 5, comment: 'Здоровое, листья блестят. За месяц дало новый побег.' },
      { rating: 5, comment: 'Tuvagi chiroyli, oʻsimlik tirik va sogʻlom keldi.' },
      { rating: 4, comment: 'Один лист помялся в дороге, но растение крепкое.' },
      { rating: 5, comment: 'Ofisga oldik, parvarishi oson ekan.' },
      { rating: 2, comment: 'Через неделю пожелтело, прислали замену без споров.' },
      { rating: 5, comment: 'Памятка по поливу очень выручает новичка.' },
      { rating: 3, comment: 'Boʻyi kutganimdan pastroq, lekin tez oʻsyapti.' },
      { rating: 5, comment: 'Green and fresh, delivered with great care.' },
    ],
  },
];
