import type { Language } from '#contract/value/primitive.ts';
import type { MessageSource, Messages } from '#storefront/i18n/message-key.ts';
import messageKeys from './InstallmentPage.tsx?messages';

export interface InstallmentPageProps {
  language: Language;
  defaultLanguage: Language;
  messages: Messages;
}

/** Props of the installment page. */
export function installmentPageProps({
  language,
  defaultLanguage,
  messages,
}: MessageSource & Pick<InstallmentPageProps, 'language' | 'defaultLanguage'>): InstallmentPageProps {
  return { language, defaultLanguage, messages: messages(messageKeys) };
}
