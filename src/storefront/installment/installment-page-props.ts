import type { Language } from '#contract/value/primitive.ts';
import type { MapChoice } from '#domain/address/map-view.ts';
import type { MessageSource, Messages } from '#storefront/i18n/message-key.ts';
import messageKeys from './InstallmentPage.tsx?messages';

export interface InstallmentPageProps {
  language: Language;
  defaultLanguage: Language;
  messages: Messages;
  map: MapChoice;
}

/** Props of the installment page. */
export function installmentPageProps({
  language,
  defaultLanguage,
  messages,
  company,
}: MessageSource &
  Pick<InstallmentPageProps, 'language' | 'defaultLanguage'> & {
    company: { map: MapChoice };
  }): InstallmentPageProps {
  return { language, defaultLanguage, messages: messages(messageKeys), map: company.map };
}
