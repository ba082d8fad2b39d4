import type { News } from '#contract/market/market-schema.ts';
import { GUIDES } from './guides.ts';
import type { Text } from './kind.ts';
import { text } from './text.ts';

/** A publication that every shop has. */
export interface SharedNews {
  slug: string;
  type: News['type'];
  /** Which of the categories of its type it is in, from 0; the first where left out. */
  topic?: number;
  title: Text;
  content: Text;
}

/** Publications that every shop has, with its name in them, one of each type but news, and the guides. */
export function sharedNews(shop: string): SharedNews[] {
  return [
    {
      slug: 'kak-my-sobiraem-zakaz',
      type: 'blog',
      title: text('Как мы собираем ваш заказ', 'Buyurtmangizni qanday yigʻamiz', 'How we pack your order'),
      content: text(
        `<p>От оплаты до передачи курьеру проходит около сорока минут. В ${shop} заказ собирает один человек: так ничего не теряется.</p><p>Хрупкое заворачиваем в два слоя плёнки, жидкое кладём отдельно.</p>`,
        `<p>Toʻlovdan kuryerga topshirishgacha taxminan qirq daqiqa oʻtadi. ${shop} doʻkonida buyurtmani bir kishi yigʻadi: shunda hech narsa yoʻqolmaydi.</p><p>Moʻrt buyumlarni ikki qavat plyonkaga oʻraymiz, suyuqliklarni alohida joylaymiz.</p>`,
        `<p>It takes about forty minutes from payment to the courier. At ${shop} one person packs an order, so nothing gets lost.</p><p>Fragile things get two layers of film, liquids travel apart.</p>`,
      ),
    },
    {
      slug: 'kak-sravnivat-tovary',
      type: 'article',
      title: text(
        'Как сравнивать товары и не запутаться',
        'Mahsulotlarni adashmasdan solishtirish',
        'How to compare without getting lost',
      ),
      content: text(
        '<p>Отберите три-четыре варианта и нажмите на весы в карточке. В сравнении видны только отличия: с них и начинайте.</p><p>Затем прочитайте отзывы с оценкой три: в них чаще всего пишут о том, что важно в жизни.</p>',
        '<p>Uch-toʻrtta variantni tanlab, kartochkadagi tarozi belgisini bosing. Solishtirishda farqlar koʻrinadi: shulardan boshlang.</p><p>Keyin uch baholi fikrlarni oʻqing: ularda koʻpincha amalda muhim narsalar yoziladi.</p>',
        '<p>Pick three or four candidates and press the scales on the card. The comparison shows what differs: begin there.</p><p>Then read the reviews with three stars; they mostly speak of what matters in daily life.</p>',
      ),
    },
    {
      slug: 'keshbek-5-procentov',
      type: 'share',
      title: text(
        'Кешбэк 5 % на первый заказ',
        'Birinchi buyurtmaga 5 % keshbek',
        '5 % back on your first order',
      ),
      content: text(
        `<p>Зарегистрируйтесь в ${shop}, оформите заказ, и после доставки 5 % суммы вернутся в кошелёк.</p><p>Деньгами кошелька можно оплатить следующую покупку полностью или частично.</p>`,
        `<p>${shop} doʻkonida roʻyxatdan oʻting, buyurtma bering — yetkazilgandan soʻng summaning 5 foizi hamyoningizga qaytadi.</p><p>Hamyondagi pul bilan keyingi xaridni toʻliq yoki qisman toʻlash mumkin.</p>`,
        `<p>Register with ${shop}, place an order, and after delivery 5 % of the sum returns to your wallet.</p><p>Money in the wallet pays for the next purchase, in whole or in part.</p>`,
      ),
    },
    {
      slug: 'kak-oformit-rassrochku',
      type: 'education',
      title: text(
        'Урок: оформляем рассрочку за пять минут',
        'Dars: besh daqiqada muddatli toʻlov',
        'Lesson: an installment in five minutes',
      ),
      content: text(
        '<p>Подготовьте паспорт и карту. Выберите срок, заполните форму, сделайте селфи с паспортом при хорошем свете.</p><p>Ответ придёт по SMS; пока его нет, товар держим за вами.</p>',
        '<p>Pasport va kartani tayyorlang. Muddatni tanlang, shaklni toʻldiring, yaxshi yorugʻlikda pasport bilan selfi oling.</p><p>Javob SMS orqali keladi; ungacha mahsulot siz uchun saqlanadi.</p>',
        '<p>Have your passport and card ready. Choose the term, fill in the form, take a selfie with the passport in good light.</p><p>The answer comes by SMS; until then we keep the goods for you.</p>',
      ),
    },
    {
      slug: 'kto-my',
      type: 'company',
      title: text(
        `${shop}: кто мы и как работаем`,
        `${shop}: biz kimmiz va qanday ishlaymiz`,
        `${shop}: who we are and how we work`,
      ),
      content: text(
        `<p>${shop} работает по всему Узбекистану. Поставщиков проверяем лично, документы на товар показываем по первой просьбе.</p><p>Если мы ошиблись, исправляем за свой счёт.</p>`,
        `<p>${shop} butun Oʻzbekiston boʻylab ishlaydi. Yetkazib beruvchilarni shaxsan tekshiramiz, mahsulot hujjatlarini birinchi soʻrovda koʻrsatamiz.</p><p>Xato qilsak, oʻz hisobimizdan tuzatamiz.</p>`,
        `<p>${shop} serves all of Uzbekistan. We check suppliers in person and show the papers of goods when asked.</p><p>If we make a mistake, we put it right at our own cost.</p>`,
      ),
    },
    {
      slug: 'otvety-na-voprosy',
      type: 'other',
      title: text('Ответы на частые вопросы', 'Koʻp soʻraladigan savollar', 'Answers to common questions'),
      content: text(
        '<p>Можно ли изменить адрес после оформления? Да, пока заказ не передан курьеру: позвоните нам.</p><p>Можно ли вернуть часть заказа? Да, вернём деньги за то, что не подошло.</p>',
        '<p>Buyurtmadan keyin manzilni oʻzgartirsa boʻladimi? Ha, kuryerga topshirilguncha: bizga qoʻngʻiroq qiling.</p><p>Buyurtmaning bir qismini qaytarsa boʻladimi? Ha, mos kelmagan mahsulot pulini qaytaramiz.</p>',
        '<p>Can I change the address after ordering? Yes, until the courier has the order: call us.</p><p>Can I return a part of it? Yes, we refund what does not suit you.</p>',
      ),
    },
    ...GUIDES,
  ];
}
