import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Language } from '#contract/value/primitive.ts';
import { GUEST, type Session } from '#domain/account/session.ts';
import type { MapChoice } from '#domain/address/map-view.ts';
import { cartPath } from '#domain/link/paths.ts';
import type { MessageSource, Messages } from '#storefront/i18n/message-key.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';
import { leaveTo } from '#storefront/page/leave-to.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import { keepPrivate } from '#storefront/session/private-page.ts';
import { $session } from '#storefront/session/session.store.ts';
import { hasSessionEnded } from '#storefront/storage/customer-data.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import messageKeys from './CheckoutPage.tsx?messages';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { createWords } from './checkout-text.ts';
import { useCustomerId } from './use-customer-id.ts';

export interface CheckoutPageProps {
  language: Language;
  defaultLanguage: Language;
  messages: Messages;
  /** UZS; goods below it are not delivered. */
  minOrderSum: number;
  map: MapChoice;
}

type Source = MessageSource &
  Pick<CheckoutPageProps, 'language' | 'defaultLanguage'> & {
    setting: (name: 'minOrderSum') => number;
    company: { map: MapChoice };
  };

/** Props of the checkout; the browser alone has the cart and its owner. */
export function checkoutPageProps(shop: Source): CheckoutPageProps {
  const { language, defaultLanguage, company } = shop;
  return {
    language,
    defaultLanguage,
    messages: shop.messages(messageKeys),
    minOrderSum: shop.setting('minOrderSum'),
    map: company.map,
  };
}

// The server has no session; this object, compared by identity, stands in until hydration.
const UNKNOWN: Session = { ...GUEST };

/** The checkout of signed-in shoppers; guests are sent to the cart. */
export function CheckoutPage({ language, defaultLanguage, messages, minOrderSum, map }: CheckoutPageProps) {
  const t = createTranslate(messages, language);
  const session = useStore($session, { ssr: () => UNKNOWN });
  const customerId = useCustomerId(session);
  // Only a guest from the start is shown the cart: after the end of a session signing in leads back here.
  useEffect(() => {
    if ($session.get().token !== null || hasSessionEnded()) return keepPrivate();
    leaveTo(pagePath(cartPath()));
    return undefined;
  }, []);

  return (
    <div className="checkout-page">
      {customerId === undefined ? (
        <CheckoutSkeleton label={t('checkout.loading')} />
      ) : (
        <CheckoutForm
          customerId={customerId}
          minOrderSum={minOrderSum}
          map={map}
          words={createWords(t, language, defaultLanguage)}
        />
      )}
    </div>
  );
}
