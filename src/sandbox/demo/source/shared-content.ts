import { phoneHref } from '#domain/account/phone.ts';
import type { Text } from './kind.ts';

/** What a page of a shop needs to know of the shop to speak of it. */
export interface ShopFacts {
  phone: string;
  address: Text;
  workingHours: Text;
  /** Paragraphs of the page "about the shop". */
  about: Text[];
}

interface Page {
  slug: string;
  title: Text;
  content: Text;
}

const paragraphs = (texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');
const list = (texts: string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`;

/**
 * Delivery, exchange, refund, about and contacts: the pages that every shop has, with the shop's own name and
 * facts in them.
 */
export function sharedPages(shopName: string, facts?: ShopFacts): Page[] {
  return [
    delivery(shopName),
    exchange(shopName),
    refund(shopName),
    about(shopName, facts),
    contacts(shopName, facts),
  ];
}

const delivery = (shop: string): Page => ({
  slug: 'dostavka',
  title: { ru: 'Доставка', uz: 'Yetkazib berish', en: 'Delivery' },
  content: {
    ru:
      paragraphs([
        `${shop} доставляет заказы по Ташкенту курьером, а в остальные области Узбекистана — транспортными компаниями.`,
      ]) +
      '<h2>По Ташкенту</h2>' +
      list([
        'Курьер работает с понедельника по субботу, с 10:00 до 18:00.',
        'Заказ, оформленный до полудня, привозим в тот же день, после полудня — на следующий.',
        'Доставка бесплатна при сумме заказа от 300 000 UZS, иначе стоит 25 000 UZS.',
      ]) +
      '<h2>По областям</h2>' +
      list([
        'Срок — от двух до пяти рабочих дней.',
        'Стоимость зависит от веса и расстояния: её видно при оформлении заказа.',
      ]) +
      paragraphs(['При получении проверьте комплектность и внешний вид товара в присутствии курьера.']),
    uz:
      paragraphs([
        `${shop} buyurtmalarni Toshkent boʻylab kuryer orqali, boshqa viloyatlarga esa transport kompaniyalari orqali yetkazadi.`,
      ]) +
      '<h2>Toshkent boʻylab</h2>' +
      list([
        'Kuryer dushanbadan shanbagacha, soat 10:00 dan 18:00 gacha ishlaydi.',
        'Tushgacha berilgan buyurtma oʻsha kuni, tushdan keyin berilgani ertasiga yetkaziladi.',
        '300 000 UZS dan boshlab yetkazib berish bepul, aks holda narxi 25 000 UZS.',
      ]) +
      '<h2>Viloyatlarga</h2>' +
      list([
        'Muddati — ikki kundan besh ish kunigacha.',
        'Narxi vazn va masofaga bogʻliq: u buyurtmani rasmiylashtirishda koʻrinadi.',
      ]) +
      paragraphs(['Mahsulotni olayotganda uning toʻliqligini va koʻrinishini kuryer oldida tekshiring.']),
    en:
      paragraphs([
        `${shop} delivers by courier in Tashkent and by transport companies to all other regions of Uzbekistan.`,
      ]) +
      '<h2>In Tashkent</h2>' +
      list([
        'Couriers work from Monday to Saturday, 10:00 to 18:00.',
        'An order placed before noon arrives the same day, a later one the next day.',
        'Delivery is free from 300 000 UZS; below that it costs 25 000 UZS.',
      ]) +
      '<h2>To the regions</h2>' +
      list([
        'It takes two to five working days.',
        'The price depends on weight and distance and is shown at checkout.',
      ]) +
      paragraphs(['Please check the goods and their look while the courier is with you.']),
  },
});

const exchange = (shop: string): Page => ({
  slug: 'vozvrat-i-obmen-tovara',
  title: {
    ru: 'Возврат и обмен товара',
    uz: 'Mahsulotni qaytarish va almashtirish',
    en: 'Returns and exchange',
  },
  content: {
    ru:
      paragraphs([
        `Товар, который не подошёл по форме, размеру, фасону или комплектации, ${shop} обменяет в течение 10 дней со дня покупки.`,
      ]) +
      list([
        'Товаром не пользовались, он сохранил вид и свойства.',
        'Бирки, ярлыки и заводская упаковка на месте.',
        'Есть чек или другое подтверждение покупки.',
      ]) +
      paragraphs([
        'Если в товаре обнаружен недостаток, его можно заменить, отремонтировать по гарантии или вернуть.',
        'Позвоните нам: мы согласуем время, и курьер заберёт товар по вашему адресу.',
      ]),
    uz:
      paragraphs([
        `Shakli, oʻlchami, bichimi yoki toʻplami mos kelmagan mahsulotni ${shop} xarid qilingan kundan boshlab 10 kun ichida almashtirib beradi.`,
      ]) +
      list([
        'Mahsulot ishlatilmagan, koʻrinishi va xususiyatlari saqlangan.',
        'Yorliqlari va zavod qadogʻi joyida.',
        'Chek yoki xaridni tasdiqlovchi boshqa hujjat bor.',
      ]) +
      paragraphs([
        'Mahsulotda nuqson topilsa, uni almashtirish, kafolat boʻyicha taʼmirlatish yoki qaytarish mumkin.',
        'Bizga qoʻngʻiroq qiling: vaqtni kelishib olamiz va kuryer mahsulotni manzilingizdan olib ketadi.',
      ]),
    en:
      paragraphs([
        `If an item does not suit you in shape, size, style or set, ${shop} exchanges it within 10 days of the purchase.`,
      ]) +
      list([
        'The item is unused and keeps its look and properties.',
        'Labels, tags and the factory packaging are intact.',
        'There is a receipt or another proof of purchase.',
      ]) +
      paragraphs([
        'A faulty item can be replaced, repaired under warranty or returned.',
        'Call us: we agree on a time and a courier collects the item from your address.',
      ]),
  },
});

const refund = (shop: string): Page => ({
  slug: 'vozvrat-denezhnykh-sredstv',
  title: { ru: 'Возврат денежных средств', uz: 'Pul mablagʻlarini qaytarish', en: 'Refunds' },
  content: {
    ru:
      paragraphs([`${shop} возвращает деньги тем же способом, которым был оплачен заказ.`]) +
      list([
        'На карту Uzcard или Humo — в течение 10 дней после приёма товара.',
        'За заказ, оплаченный наличными, — в день возврата в магазине.',
        'При отказе от заказа до отправки возвращается вся сумма.',
      ]) +
      paragraphs([
        'Если деньги не поступили в срок, напишите номер заказа в поддержку: мы проверим платёж вместе с банком.',
      ]),
    uz:
      paragraphs([`${shop} pulni buyurtma qanday usulda toʻlangan boʻlsa, shu usulda qaytaradi.`]) +
      list([
        'Uzcard yoki Humo kartasiga — mahsulot qabul qilingandan keyin 10 kun ichida.',
        'Naqd toʻlangan buyurtma uchun — qaytarish kuni doʻkonda.',
        'Joʻnatilishidan oldin bekor qilingan buyurtmaning butun summasi qaytariladi.',
      ]) +
      paragraphs([
        'Pul oʻz vaqtida tushmasa, buyurtma raqamini qoʻllab-quvvatlash xizmatiga yozing: toʻlovni bank bilan birga tekshiramiz.',
      ]),
    en:
      paragraphs([`${shop} refunds by the same method that the order was paid with.`]) +
      list([
        'To an Uzcard or Humo card within 10 days after we receive the item.',
        'For an order paid in cash, in the shop on the day of the return.',
        'The full sum if you cancel before the order is sent.',
      ]) +
      paragraphs([
        'If the money has not arrived in time, send us the order number and we will check the payment with the bank.',
      ]),
  },
});

const about = (shop: string, facts: ShopFacts | undefined): Page => {
  const texts: Text[] = facts?.about ?? [
    {
      ru: `${shop} — интернет-магазин для покупателей по всему Узбекистану: честные цены, проверенные поставщики и доставка до двери.`,
      uz: `${shop} — butun Oʻzbekistondagi xaridorlar uchun internet-doʻkon: halol narxlar, ishonchli yetkazib beruvchilar va eshikkacha yetkazish.`,
      en: `${shop} is an online shop for all of Uzbekistan: honest prices, suppliers we know and delivery to the door.`,
    },
  ];
  return {
    slug: 'o-magazine',
    title: { ru: 'О магазине', uz: 'Doʻkon haqida', en: 'About the shop' },
    content: {
      ru: paragraphs(texts.map((text) => text.ru)),
      uz: paragraphs(texts.map((text) => text.uz)),
      en: paragraphs(texts.map((text) => text.en)),
    },
  };
};

const contacts = (shop: string, facts: ShopFacts | undefined): Page => {
  const call = facts && `<a href="${phoneHref(facts.phone)}">${facts.phone}</a>`;
  return {
    slug: 'kontakty',
    title: { ru: 'Контакты', uz: 'Aloqa', en: 'Contacts' },
    content: {
      ru:
        paragraphs([`Поддержка ${shop} отвечает по телефону и в Telegram.`]) +
        (facts
          ? list([`Телефон: ${call}`, `Адрес: ${facts.address.ru}`, `Время работы: ${facts.workingHours.ru}`])
          : '') +
        paragraphs(['Назовите номер заказа — так мы найдём его быстрее.']),
      uz:
        paragraphs([`${shop} qoʻllab-quvvatlash xizmati telefon va Telegram orqali javob beradi.`]) +
        (facts
          ? list([`Telefon: ${call}`, `Manzil: ${facts.address.uz}`, `Ish vaqti: ${facts.workingHours.uz}`])
          : '') +
        paragraphs(['Buyurtma raqamini ayting — shunda uni tezroq topamiz.']),
      en:
        paragraphs([`${shop} answers by phone and on Telegram.`]) +
        (facts
          ? list([
              `Phone: ${call}`,
              `Address: ${facts.address.en}`,
              `Opening hours: ${facts.workingHours.en}`,
            ])
          : '') +
        paragraphs(['Tell us your order number and we will find it faster.']),
    },
  };
};

/** The promises that every shop makes; icons are ids of the storefront's icon set. */
export const sharedBlocks: { title: Text; text: Text; icon: string }[] = [
  {
    title: { ru: 'Доставка за день', uz: 'Bir kunda yetkazish', en: 'Delivery within a day' },
    text: {
      ru: 'По Ташкенту — в день заказа, бесплатно от 300 000 UZS',
      uz: 'Toshkent boʻylab — buyurtma kunida, 300 000 UZS dan bepul',
      en: 'In Tashkent on the day of the order, free from 300 000 UZS',
    },
    icon: 'truck',
  },
  {
    title: { ru: 'Обмен 10 дней', uz: '10 kun ichida almashtirish', en: '10 days to exchange' },
    text: {
      ru: 'Не подошло — обменяем или вернём деньги',
      uz: 'Mos kelmasa — almashtiramiz yoki pulni qaytaramiz',
      en: 'Not what you wanted? We exchange it or refund you',
    },
    icon: 'return',
  },
  {
    title: { ru: 'Гарантия качества', uz: 'Sifat kafolati', en: 'Quality guaranteed' },
    text: {
      ru: 'Только официальные поставщики и проверенный товар',
      uz: 'Faqat rasmiy yetkazib beruvchilar va tekshirilgan mahsulot',
      en: 'Official suppliers and checked goods only',
    },
    icon: 'shield',
  },
  {
    title: { ru: 'Оплата как удобно', uz: 'Qulay toʻlov', en: 'Pay your way' },
    text: {
      ru: 'Uzcard, Humo, наличными или в рассрочку',
      uz: 'Uzcard, Humo, naqd yoki muddatli toʻlov',
      en: 'Uzcard, Humo, cash or by installment',
    },
    icon: 'card',
  },
];
