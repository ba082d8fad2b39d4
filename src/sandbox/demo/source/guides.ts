import type { SharedNews } from './shared-news.ts';
import { text } from './text.ts';

/** Further publications that every shop has: longer ones, with headings and lists. */
export const GUIDES: readonly SharedNews[] = [
  {
    slug: 'odin-den-na-sklade',
    type: 'blog',
    topic: 1,
    title: text('Один день на нашем складе', 'Omborimizda bir kun', 'A day in our warehouse'),
    content: text(
      '<p>Склад просыпается в шесть утра. К этому времени ночная смена уже разложила то, что приехало с вечера.</p><h2>Утро: приёмка</h2><p>Каждую коробку открывают и сверяют с накладной. Если упаковка помята, товар фотографируют и откладывают.</p><h2>День: сборка</h2><ul><li>Заказ печатается на ленте с адресом полки.</li><li>Сборщик проходит склад один раз, не возвращаясь.</li><li>Вес коробки сверяют с расчётным: так видно, если что-то забыли.</li></ul><p>Последняя машина уходит в девять вечера, и всё начинается сначала.</p>',
      '<p>Ombor ertalab soat oltida uygʻonadi. Bu vaqtga kelib tungi smena kechqurun kelgan mahsulotlarni joylab boʻlgan boʻladi.</p><h2>Ertalab: qabul qilish</h2><p>Har bir quti ochilib, yuk xati bilan solishtiriladi. Qadogʻi ezilgan boʻlsa, mahsulot suratga olinib, chetga qoʻyiladi.</p><h2>Kunduzi: yigʻish</h2><ul><li>Buyurtma tokcha manzili bilan lentada chop etiladi.</li><li>Yigʻuvchi ombordan bir marta, ortga qaytmay oʻtadi.</li><li>Qutining vazni hisobdagisi bilan solishtiriladi: nimadir unutilgan boʻlsa, bilinadi.</li></ul><p>Oxirgi mashina kechqurun toʻqqizda joʻnaydi va hammasi qaytadan boshlanadi.</p>',
      '<p>The warehouse wakes at six. By then the night shift has put away what came the evening before.</p><h2>Morning: taking in</h2><p>Every box is opened and held against its papers. Where the packing is dented, the goods are photographed and put aside.</p><h2>Day: picking</h2><ul><li>An order is printed on tape with the address of each shelf.</li><li>The picker walks the warehouse once, never back.</li><li>The box is weighed: what was forgotten shows.</li></ul><p>The last van leaves at nine in the evening, and all of it begins anew.</p>',
    ),
  },
  {
    slug: 'chto-pishut-v-otzyvah',
    type: 'blog',
    topic: 0,
    title: text(
      'Что мы узнали из тысячи отзывов',
      'Mingta sharhdan nimani bilib oldik',
      'What a thousand reviews taught us',
    ),
    content: text(
      '<p>Мы прочитали тысячу отзывов подряд и записали, о чём пишут чаще всего. Выводы удивили нас самих.</p><h2>Три главные темы</h2><ol><li>Совпадает ли цвет с фотографией.</li><li>Насколько понятна инструкция.</li><li>Перезвонил ли курьер.</li></ol><blockquote>Лучший отзыв — тот, где рассказали, как вещь ведёт себя через месяц.</blockquote><p>Поэтому теперь мы просим дополнить отзыв спустя тридцать дней.</p>',
      '<p>Biz mingta sharhni ketma-ket oʻqib, nima haqida koʻp yozishlarini qayd etdik. Xulosalar oʻzimizni ham hayratga soldi.</p><h2>Uch asosiy mavzu</h2><ol><li>Rang suratdagiga mos keladimi.</li><li>Qoʻllanma qanchalik tushunarli.</li><li>Kuryer qoʻngʻiroq qildimi.</li></ol><blockquote>Eng yaxshi sharh — buyum bir oydan keyin oʻzini qanday tutishini aytib bergani.</blockquote><p>Shuning uchun endi oʻttiz kundan keyin sharhni toʻldirishni soʻraymiz.</p>',
      '<p>We read a thousand reviews in a row and noted what they speak of. The result surprised us.</p><h2>Three things above all</h2><ol><li>Whether the colour is that of the picture.</li><li>How clear the manual is.</li><li>Whether the courier called.</li></ol><blockquote>The best review tells how a thing behaves after a month.</blockquote><p>So we now ask for a line more thirty days later.</p>',
    ),
  },
  {
    slug: 'kak-chitat-harakteristiki',
    type: 'article',
    topic: 0,
    title: text(
      'Как читать характеристики и не переплатить',
      'Xususiyatlarni oʻqib, ortiqcha toʻlamaslik',
      'How to read specifications and not overpay',
    ),
    content: text(
      '<p>Длинная таблица чисел пугает. На деле важны три-четыре строки, остальное повторяется у всех.</p><h2>С чего начать</h2><p>Запишите, где и как вы будете пользоваться вещью. Вычеркните из таблицы всё, что к этому не относится.</p><table><tr><th>Что обещают</th><th>Что спросить</th></tr><tr><td>Большая мощность</td><td>Сколько это стоит в месяц?</td></tr><tr><td>Новый материал</td><td>Как за ним ухаживать?</td></tr></table><p>Если два товара отличаются только одной строкой, берите тот, у которого больше отзывов.</p>',
      '<p>Raqamlarga toʻla uzun jadval choʻchitadi. Aslida uch-toʻrt qator muhim, qolgani hammada bir xil.</p><h2>Nimadan boshlash kerak</h2><p>Buyumdan qayerda va qanday foydalanishingizni yozib oling. Bunga aloqasi yoʻq hamma narsani jadvaldan oʻchiring.</p><table><tr><th>Nima vaʼda qilinadi</th><th>Nimani soʻrash kerak</th></tr><tr><td>Katta quvvat</td><td>Bu oyiga qancha turadi?</td></tr><tr><td>Yangi material</td><td>Uni qanday parvarish qilish kerak?</td></tr></table><p>Ikki mahsulot bitta qator bilan farq qilsa, sharhi koʻprogʻini oling.</p>',
      '<p>A long table of numbers frightens. Three or four rows matter, the rest is the same everywhere.</p><h2>Where to begin</h2><p>Write down where and how you will use the thing. Strike out whatever has nothing to do with that.</p><table><tr><th>What is promised</th><th>What to ask</th></tr><tr><td>More power</td><td>What does it cost a month?</td></tr><tr><td>A new material</td><td>How is it cared for?</td></tr></table><p>Where two differ in one row only, take the one with more reviews.</p>',
    ),
  },
  {
    slug: 'uhod-kotoryy-prodlevaet-zhizn',
    type: 'article',
    topic: 1,
    title: text(
      'Уход, который продлевает жизнь вещам',
      'Buyumlar umrini uzaytiradigan parvarish',
      'Care that makes things last',
    ),
    content: text(
      '<p>Большинство поломок случается не от времени, а от пыли, жары и спешки.</p><h2>Раз в неделю</h2><ul><li>Протрите мягкой сухой тканью.</li><li>Проверьте, не греется ли провод.</li></ul><h2>Раз в сезон</h2><p>Уберите то, чем не пользуетесь, в сухое место. Летом держите подальше от окна: у нас на подоконнике бывает больше пятидесяти градусов.</p>',
      '<p>Koʻp nosozliklar vaqtdan emas, chang, issiq va shoshqaloqlikdan kelib chiqadi.</p><h2>Haftada bir marta</h2><ul><li>Yumshoq quruq mato bilan arting.</li><li>Sim qizimayotganini tekshiring.</li></ul><h2>Mavsumda bir marta</h2><p>Ishlatmaydigan buyumni quruq joyga oling. Yozda derazadan uzoqroq tuting: bizda deraza tokchasi ellik darajadan oshadi.</p>',
      '<p>Most things do not break of age but of dust, heat and haste.</p><h2>Once a week</h2><ul><li>Wipe with a soft dry cloth.</li><li>See that no cord gets warm.</li></ul><h2>Once a season</h2><p>Put what you do not use in a dry place. In summer keep it away from the window: our sills pass fifty degrees.</p>',
    ),
  },
  {
    slug: 'besplatnaya-dostavka-v-vyhodnye',
    type: 'share',
    title: text(
      'Бесплатная доставка по выходным',
      'Dam olish kunlari bepul yetkazish',
      'Free delivery at weekends',
    ),
    content: text(
      '<p>Закажите в субботу или воскресенье, и курьер по Ташкенту приедет бесплатно при любой сумме заказа.</p><h2>Условия</h2><ul><li>Заказ оформлен до 18:00.</li><li>Вес до двадцати килограммов.</li></ul>',
      '<p>Shanba yoki yakshanba kuni buyurtma bering — summasidan qatʼi nazar, kuryer Toshkent boʻylab bepul keladi.</p><h2>Shartlar</h2><ul><li>Buyurtma soat 18:00 gacha berilgan.</li><li>Vazni yigirma kilogrammgacha.</li></ul>',
      '<p>Order on a Saturday or Sunday, and a courier comes for nothing anywhere in Tashkent, whatever the sum.</p><h2>What it takes</h2><ul><li>The order is placed before 18:00.</li><li>It weighs up to twenty kilograms.</li></ul>',
    ),
  },
  {
    slug: 'vtoroy-tovar-deshevle',
    type: 'share',
    title: text('Вместе дешевле: минус 10 %', 'Birga arzonroq: minus 10 %', 'Cheaper together: 10 % off'),
    content: text(
      '<p>Добавьте в корзину два товара из одной категории, и на второй скажите оператору промокод «Вместе».</p><p>Скидка не складывается с другими: действует та, которая выгоднее вам.</p>',
      '<p>Bitta toifadan ikkita mahsulotni savatga soling va ikkinchisi uchun operatorga «Birga» promokodini ayting.</p><p>Chegirma boshqalari bilan qoʻshilmaydi: sizga foydaliroq boʻlgani amal qiladi.</p>',
      '<p>Put two things of one category into the cart, and tell the operator the word “Together” for the second.</p><p>It does not add up with other discounts: the better one for you holds.</p>',
    ),
  },
  {
    slug: 'kak-otsledit-zakaz',
    type: 'education',
    topic: 1,
    title: text('Как следить за заказом', 'Buyurtmani qanday kuzatish', 'How to follow an order'),
    content: text(
      '<p>Откройте «Мои покупки» в профиле: статус обновляется сам.</p><ol><li>«Принят» — мы проверяем наличие.</li><li>«Собран» — коробка ждёт курьера.</li><li>«В пути» — на карте видно машину.</li></ol><p>За полчаса до приезда курьер позвонит.</p>',
      '<p>Profildagi «Xaridlarim» boʻlimini oching: holat oʻzi yangilanadi.</p><ol><li>«Qabul qilindi» — mavjudligini tekshiryapmiz.</li><li>«Yigʻildi» — quti kuryerni kutyapti.</li><li>«Yoʻlda» — xaritada mashina koʻrinadi.</li></ol><p>Kuryer kelishidan yarim soat oldin qoʻngʻiroq qiladi.</p>',
      '<p>Open “My purchases” in your profile: the state renews itself.</p><ol><li>Accepted: we look whether all is there.</li><li>Packed: the box waits for the courier.</li><li>On its way: the map shows the van.</li></ol><p>The courier calls half an hour ahead.</p>',
    ),
  },
  {
    slug: 'pervyy-zakaz-za-tri-minuty',
    type: 'education',
    topic: 0,
    title: text(
      'Первый заказ за три минуты',
      'Uch daqiqada birinchi buyurtma',
      'Your first order in three minutes',
    ),
    content: text(
      '<p>Регистрироваться заранее не нужно: номер телефона спросим в конце.</p><ol><li>Найдите товар поиском или в каталоге.</li><li>Нажмите «В корзину» и выберите количество.</li><li>Укажите адрес на карте и способ оплаты.</li></ol><p>Передумали? Отменить заказ можно, пока он не собран.</p>',
      '<p>Oldindan roʻyxatdan oʻtish shart emas: telefon raqamini oxirida soʻraymiz.</p><ol><li>Mahsulotni qidiruv yoki katalogdan toping.</li><li>«Savatga» tugmasini bosing va miqdorini tanlang.</li><li>Xaritada manzilni va toʻlov usulini koʻrsating.</li></ol><p>Fikringiz oʻzgardimi? Buyurtma yigʻilmaguncha bekor qilsa boʻladi.</p>',
      '<p>There is no need to register first: we ask for your phone at the end.</p><ol><li>Find a thing by search or in the catalogue.</li><li>Press “Add to cart” and choose how many.</li><li>Show your address on the map, and how you pay.</li></ol><p>Changed your mind? An order can be cancelled until it is packed.</p>',
    ),
  },
  {
    slug: 'kak-my-vybiraem-postavshchikov',
    type: 'company',
    title: text(
      'Как мы выбираем поставщиков',
      'Yetkazib beruvchilarni qanday tanlaymiz',
      'How we choose our suppliers',
    ),
    content: text(
      '<p>Прежде чем товар появится в магазине, мы заказываем его как обычные покупатели.</p><h2>Что проверяем</h2><ul><li>Документы и происхождение.</li><li>Как поставщик решает споры.</li><li>Сколько возвратов было за год.</li></ul><p>Раз в полгода проверка повторяется.</p>',
      '<p>Mahsulot doʻkonda paydo boʻlishidan oldin uni oddiy xaridor kabi buyurtma qilamiz.</p><h2>Nimani tekshiramiz</h2><ul><li>Hujjatlari va kelib chiqishini.</li><li>Yetkazib beruvchi nizolarni qanday hal qilishini.</li><li>Bir yilda qancha qaytarish boʻlganini.</li></ul><p>Tekshiruv har yarim yilda takrorlanadi.</p>',
      '<p>Before a thing comes into the shop we order it as any shopper would.</p><h2>What we look at</h2><ul><li>Its papers and where it comes from.</li><li>How the supplier settles disputes.</li><li>How much was returned in a year.</li></ul><p>Every half year we look again.</p>',
    ),
  },
  {
    slug: 'upakovka-bez-plastika',
    type: 'company',
    title: text(
      'Переходим на упаковку без пластика',
      'Plastiksiz qadoqqa oʻtyapmiz',
      'Packing without plastic',
    ),
    content: text(
      '<p>К концу года три четверти заказов поедут в картоне и бумаге. Плёнка останется там, где без неё не обойтись.</p><p>Коробку можно вернуть курьеру: мы используем её ещё раз.</p>',
      '<p>Yil oxirigacha buyurtmalarning toʻrtdan uch qismi karton va qogʻozda joʻnatiladi. Plyonka faqat usiz boʻlmaydigan joyda qoladi.</p><p>Qutini kuryerga qaytarish mumkin: undan yana foydalanamiz.</p>',
      '<p>By the end of the year three orders of four travel in cardboard and paper. Film stays where nothing else will do.</p><p>Give the box back to the courier: we use it once more.</p>',
    ),
  },
  {
    slug: 'rabota-u-nas',
    type: 'other',
    title: text('Работа у нас', 'Bizda ishlash', 'Work with us'),
    content: text(
      '<p>Ищем сборщиков заказов и операторов: обучаем, платим вовремя, график обсуждаем.</p><p>Позвоните по номеру магазина и скажите, что вы по поводу работы.</p>',
      '<p>Buyurtma yigʻuvchilar va operatorlarni qidiryapmiz: oʻrgatamiz, oʻz vaqtida toʻlaymiz, ish jadvalini kelishamiz.</p><p>Doʻkon raqamiga qoʻngʻiroq qilib, ish masalasida ekaningizni ayting.</p>',
      '<p>We look for pickers and operators: we teach, pay on time and talk about hours.</p><p>Call the shop and say that you call about work.</p>',
    ),
  },
  {
    slug: 'podarochnye-sertifikaty',
    type: 'other',
    title: text('Подарочные сертификаты', 'Sovgʻa sertifikatlari', 'Gift certificates'),
    content: text(
      '<p>Сертификат на любую сумму от 100 000 UZS придёт по SMS тому, кому вы его дарите.</p><p>Действует год, остаток не сгорает.</p>',
      '<p>100 000 UZS dan boshlab istalgan summadagi sertifikat siz sovgʻa qilayotgan kishiga SMS orqali boradi.</p><p>Bir yil amal qiladi, qoldigʻi kuymaydi.</p>',
      '<p>A certificate for any sum from 100 000 UZS goes by SMS to whom you give it.</p><p>It holds for a year, and what is left is not lost.</p>',
    ),
  },
];
