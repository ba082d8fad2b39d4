import type { Language } from '#contract/value/primitive.ts';
import { DICTIONARIES } from '#publisher/render/dictionary/dictionary.ts';
import type { MessageKey, Messages } from '#storefront/i18n/message-key.ts';

/** Word for a sample in each language. */
const SAMPLE: Record<Language, string> = { ru: 'образец', uz: 'namuna', en: 'sample' };

/** Messages of pages that promise what no feed says. */
const PROMISES: readonly MessageKey[] = [
  'account.wallet-empty',
  'address.wrong-country',
  'cart.shipping-bar',
  'cart.shipping-free',
  'cart.shipping-missing',
  'cart.shipping-reached',
  'category.allSeoDescription',
  'category.seoDescription',
  'checkout.branch-lacks',
  'checkout.done-cashback-fetched',
  'checkout.done-call',
  'checkout.done-cashback',
  'checkout.free',
  'checkout.free-missing',
  'checkout.otp-left',
  'checkout.pay-held',
  'checkout.refused-wrong-country',
  'checkout.time-now-closed',
  'checkout.time-now-note',
  'checkout.time-preorder-note',
  'help.courier-hours',
  'help.exchange-period',
  'help.refund-period',
  'help.support',
  'home.seoDescription',
  'installment.about',
  'installment.compare-text',
  'installment.done-sms',
  'installment.from',
  'installment.minimum',
  'installment.page-title',
  'installment.part-text',
  'installment.plans-title',
  'installment.terms-answer',
  'installment.terms-minimum',
  'installment.terms-title',
  'market.emptyText',
  'market.emptyTitle',
  'one-click.text',
  'one-click.thanks-text',
  'one-click.unknown',
  'one-click.wrong-place',
  'order.cashback',
  'order.next-accepted',
  'order.next-awaiting-approval',
  'order.next-awaiting-payment',
  'page.appPoint2',
  'product.deliveryFree',
  'product.deliveryText',
  'product.deliveryTitle',
  'product.guaranteeShort',
  'product.guaranteeText',
  'product.guaranteeTitle',
  'product.monthsText',
  'product.monthsTitle',
  'product.returnText',
  'product.returnTitle',
  'product.together',
  'product.whereNone',
  'wallet.code-text',
  'wallet.history-empty-text',
  'wallet.how',
  'wallet.how-desk',
  'wallet.how-order',
];

/** `Доставка за день` to `Доставка за день (образец)`. */
export function asSample(text: string, language: Language): string {
  return `${text.replace(/\.$/, '')} (${SAMPLE[language]})`;
}

/**
 * The shop's own wording of a language, in which every promise says that it is a sample; with `stockUntold`,
 * that goods are in stock, too.
 */
export function sampleWording(language: Language, stockUntold: boolean): Messages {
  const promises = new Set<string>(stockUntold ? [...PROMISES, 'notice.stock-in'] : PROMISES);
  const messages = Object.entries(DICTIONARIES[language]).filter(([key]) =>
    promises.has(key.replace(/_(?:zero|one|two|few|many|other)$/, '')),
  );
  return Object.fromEntries(messages.map(([key, text]) => [key, asSample(text, language)]));
}
