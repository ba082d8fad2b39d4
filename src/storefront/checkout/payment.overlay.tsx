import { useState } from 'react';
import { object } from 'zod/mini';
import { reHoldPayment } from '#contract/order/checkout.ts';
import { readCode } from '#domain/account/code.ts';
import type { HeldPayment, PlacedOrder } from '#domain/order/order-attempt.ts';
import type { MessageKey } from '#storefront/i18n/message-key.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';
import { confirmPayment } from '#storefront/order/order-calls.ts';
import { keepHeldEnd, keepHeldTimes } from '#storefront/order/pay-held.ts';
import type { OverlayAnswer } from '#storefront/overlay/overlay.ts';
import type { OverlayProps } from '#storefront/overlay/overlay-props.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { Dialog } from '#storefront/ui/dialog/Dialog.tsx';
import { useClosing } from '#storefront/ui/dialog/use-closing.ts';
import { CodeField } from '#storefront/ui/form/CodeField.tsx';
import { codeText } from '#storefront/ui/form/code-text.ts';
import { FormError } from '#storefront/ui/form/FormError.tsx';
import { messageOf, type RefusalMessages } from '#storefront/ui/form/message-of.ts';
import { ResendButton } from '#storefront/ui/form/ResendButton.tsx';
import { SubmitButton } from '#storefront/ui/form/SubmitButton.tsx';
import { sendForm, useShopForm } from '#storefront/ui/form/use-shop-form.ts';
import { createWords } from './checkout-text.ts';
import { HoldClock } from './HoldClock.tsx';
import './payment.css';

declare module '#storefront/overlay/overlay.ts' {
  interface Overlays {
    /** Pays a held order by a code; opened by `payHeld`. */
    payment: { data: HeldPayment; answer: { kind: 'paid' | 'expired'; order: PlacedOrder } };
  }
}

/** The dialog needs nothing of the shop but its texts. */
export const page = () => ({});

const schema = object({ otp: codeText });

const REFUSALS: RefusalMessages = {
  'wrong-code': 'checkout.otp-wrong',
  'too-many-tries': 'checkout.otp-tries',
  'limit-reached': 'checkout.otp-limit',
  'not-found': 'checkout.otp-gone',
};

/** Asks for the code that confirms a held payment. */
export default function PaymentOverlay({ data, page, close }: OverlayProps<'payment'>) {
  const t = createTranslate(page.messages, page.language);
  const { price } = createWords(t, page.language, page.defaultLanguage);
  const { transactionId, orderId, orderToken, amount } = data;
  const { closing, leave } = useClosing(close);
  const form = useShopForm<{ otp: string }>(schema, {
    formId: 'payment',
    t,
    defaultValues: { otp: '' },
  });
  const [expiresAt, setExpiresAt] = useState(data.expiresAt);
  const [sentAt, setSentAt] = useState(data.sentAt ?? 0);
  const [codesLeft, setCodesLeft] = useState<number>();
  const end = (answer: OverlayAnswer<'payment'>) => {
    // Kept also if the shopper has closed the dialog by "back" meanwhile: the order is paid.
    keepHeldEnd(data, answer);
    leave(answer);
  };
  const over = () => end({ kind: 'expired', order: { id: orderId, token: orderToken, total: amount } });

  const pay = async ({ otp }: { otp: string }) => {
    try {
      const { id, token, total } = await confirmPayment(transactionId, readCode(otp));
      end({ kind: 'paid', order: { id, token, total } });
    } catch (error) {
      if (isOver(error)) return over();
      throw error;
    }
  };
  const resend = async () => {
    form.clearErrors();
    try {
      // Another code reserves the goods for 15 more minutes.
      const hold = await callShop(reHoldPayment, { params: { transactionId } });
      const sent = Date.now();
      setExpiresAt(hold.expiresAt);
      setCodesLeft(hold.left);
      setSentAt(sent);
      keepHeldTimes(data, { expiresAt: hold.expiresAt, sentAt: sent });
      form.resetField('otp');
      form.setFocus('otp');
    } catch (error) {
      if (isOver(error)) return over();
      const code = error instanceof CallError ? error.code : undefined;
      if (code === 'limit-reached') setCodesLeft(0);
      // If it was paid on another device, no new code is sent; the message says so.
      const message: MessageKey = messageOf(error, REFUSALS);
      form.setError('root', { type: 'refused', message });
    }
  };

  return (
    <Dialog
      title={t('checkout.otp-title')}
      closeLabel={t('dialog.close')}
      closing={closing}
      onClose={() => leave()}
    >
      <form
        className="form payment"
        onSubmit={sendForm(form, pay, { refusals: REFUSALS, fields: { otp: 'otp' } })}
      >
        <p>{t('checkout.otp-text', { sum: price(amount) })}</p>
        {expiresAt && <HoldClock expiresAt={expiresAt} t={t} />}
        <CodeField form={form} name="otp" />
        {codesLeft !== undefined && codesLeft > 0 && (
          <p role="status">{t('checkout.otp-codes-left', { number: codesLeft })}</p>
        )}
        <FormError form={form} />
        <SubmitButton form={form}>{t('checkout.otp-pay')}</SubmitButton>
        {codesLeft !== 0 && <ResendButton sentAt={sentAt} onResend={resend} t={t} />}
        <button type="button" className="button button--ghost" onClick={() => leave()}>
          {t('checkout.otp-later')}
        </button>
      </form>
    </Dialog>
  );
}

function isOver(error: unknown): boolean {
  return error instanceof CallError && error.status === 410;
}
