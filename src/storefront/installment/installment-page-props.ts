import type { Language } from '#contract/value/primitive.ts';
import type { MessageSource, Messages } from '#storefront/i18n/message-key.ts';
import messageKeys from './InstallmentPage.tsx?messages';

export interface InstallmentPageProps {
  language: Language;
  defaultLanguage: Language;
  messages: Messages;
}

/** What the form needs; all else is in the browser and on the platform. */
export function installmentPageProps({
  language,
  defaultLanguage,
  messages,
}: MessageSource & Pick<InstallmentPageProps, 'language' | 'defaultLanguage'>): InstallmentPageProps {
  return { language, defaultLanguage, messages: messages(messageKeys) };
}
