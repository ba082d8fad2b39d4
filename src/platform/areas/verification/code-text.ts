import type { Language } from '#contract/value/primitive.ts';
import type { Message } from '#platform/areas/message/messages.ts';
import { readMarketData } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';

/** Messages whose code this module words. */
export type CodeKind = Extract<Message['kind'], 'registration' | 'sign-in' | 'password' | 'bank-card'>;

const TEXTS: Record<Language, Record<CodeKind, string> & { warning: string }> = {
  ru: {
    registration: 'код для регистрации',
    'sign-in': 'код для входа',
    password: 'код для нового пароля',
    'bank-card': 'код для привязки карты',
    warning: 'Никому его не сообщайте.',
  },
  uz: {
    registration: 'roʻyxatdan oʻtish kodi',
    'sign-in': 'kirish kodi',
    password: 'yangi parol uchun kod',
    'bank-card': 'kartani ulash kodi',
    warning: 'Uni hech kimga aytmang.',
  },
  en: {
    registration: 'code to register',
    'sign-in': 'code to sign in',
    password: 'code for a new password',
    'bank-card': 'code to link the card',
    warning: 'Tell it to nobody.',
  },
};

/**
 * The text of a message with a code, in the shop's default language: `Voltra: код для входа 481516. Никому
 * его не сообщайте.`
 */
export function codeText(shop: Shop, kind: CodeKind, code: string): string {
  const { name, lang } = readMarketData(shop);
  const texts = TEXTS[lang];
  return `${name[lang] ?? shop.name}: ${texts[kind]} ${code}. ${texts.warning}`;
}
