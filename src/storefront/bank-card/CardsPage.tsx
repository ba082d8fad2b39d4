import { SignedIn } from '#storefront/account/SignedIn.tsx';
import { createTranslate } from '#storefront/i18n/messages.ts';
import { CardsSkeleton } from './CardsSkeleton.tsx';
import type { CardsPageProps } from './cards-props.ts';
import { OwnCards } from './OwnCards.tsx';

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
