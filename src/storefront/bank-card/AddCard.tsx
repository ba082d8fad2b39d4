import { useState } from 'react';
import { type BankCard, confirmBankCard } from '#contract/account/bank-card.ts';
import { CodeForm } from '#storefront/account/CodeForm.tsx';
import { useFirstField } from '#storefront/account/use-first-field.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { FormError } from '#storefront/ui/form/FormError.tsx';
import { SubmitButton } from '#storefront/ui/form/SubmitButton.tsx';
import { sendForm, useShopForm } from '#storefront/ui/form/use-shop-form.ts';
import { addCard } from './bank-cards.ts';
import { CardFields } from './CardFields.tsx';
import { type CardValues, cardSchema } from './card-schema.ts';

export interface AddCardProps {
  /** An earlier card that waits for its code; its full number is not known any more. */
  waiting?: BankCard;
  /** Called once the platform has the card and has sent its code. */
  onAsked: () => void;
  onDone: () => void;
  onCancel: () => void;
  t: Translate;
}

const REFUSALS = {
  taken: 'account.card-taken',
  'wrong-card-number': 'account.wrong-card-number',
  'expired-card': 'account.expired-card',
  'too-many': 'account.card-many',
  'limit-reached': 'account.code-limit',
} as const;

/** Adds a card: its number and expiry, then the code that goes to the phone. */
export function AddCard({ waiting, onAsked, onDone, onCancel, t }: AddCardProps) {
  const [asked, setAsked] = useState<{ card: BankCard; values: CardValues; at: number }>();
  const firstField = useFirstField();
  const form = useShopForm(cardSchema, {
    formId: 'card',
    t,
    defaultValues: { cardNumber: '', cardExpiry: '' },
  });
  const ask = async (values: CardValues) => {
    const card = await addCard(values);
    setAsked({ card, values, at: Date.now() });
    onAsked();
  };
  const send = sendForm(form, ask, {
    refusals: REFUSALS,
    fields: { cardNumber: 'cardNumber', cardExpiry: 'cardExpiry' },
  });

  const card = asked?.card ?? waiting;
  if (card)
    return (
      <section className="account-panel panel" aria-label={t('account.card-add')}>
        <CodeForm
          formId="card-code"
          text={t('account.card-code', { card: card.cardNumber })}
          {...(asked && { sentAt: asked.at, onResend: () => ask(asked.values) })}
          onCode={async (code) => {
            await callShop(confirmBankCard, { params: { id: card.id }, body: { otp: code } });
            onDone();
          }}
          refusals={REFUSALS}
          onCancel={onCancel}
          t={t}
        />
        {!asked && <p className="account-panel__text">{t('account.card-again')}</p>}
      </section>
    );
  return (
    <section className="account-panel panel" aria-labelledby="card-add">
      <h2 id="card-add">{t('account.card-add')}</h2>
      <form className="form" noValidate onSubmit={send} ref={firstField}>
        <CardFields form={form} />
        <FormError form={form} />
        <div className="account-form-foot">
          <SubmitButton form={form}>{t('account.card-next')}</SubmitButton>
          <button type="button" className="button button--ghost" onClick={onCancel}>
            {t('account.cancel')}
          </button>
        </div>
      </form>
    </section>
  );
}
