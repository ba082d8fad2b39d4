import type { Language } from '#contract/value/primitive.ts';
import { SignedIn } from '#storefront/account/SignedIn.tsx';
import type { MessageSource, Messages } from '#storefront/i18n/message-key.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';
import messageKeys from './CardsPage.tsx?messages';
import { CardsSkeleton } from './CardsSkeleton.tsx';
import { OwnCards } from './OwnCards.tsx';
import './bank-card.css';

export interface CardsPageProps {
  language: Language;
  messages: Messages;
}

/** Props of the page of cards; the browser asks for the cards themselves. */
export function cardsPageProps(shop: MessageSource & Pick<CardsPageProps, 'language'>): CardsPageProps {
  return { language: shop.language, messages: shop.messages(messageKeys) };
}

/** The shopper's bank cards. Nothing of them is kept in the browser. */
export function CardsPage({ language, messages }: CardsPageProps) {
  const t = createTranslate(messages, language);
  const skeleton = <CardsSkeleton label={t('account.cards-loading')} />;
  return (
    <SignedIn skeleton={skeleton}>
      {({ token }) => <OwnCards key={token} skeleton={skeleton} t={t} />}
    </SignedIn>
  );
}
