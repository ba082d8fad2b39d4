import type { PaymentMethod } from '#contract/order/payment.ts';
import { CallFailed } from '#storefront/ui/call/CallFailed.tsx';
import type { CallControl, CallState } from '#storefront/ui/call/use-call.ts';
import { Choice } from './Choice.tsx';
import type { Words } from './checkout-text.ts';
import { Part } from './Part.tsx';

export interface PaymentPartProps {
  ways: CallState<unknown> & CallControl;
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod | undefined;
  /** The shopper fetches the order. */
  fetched: boolean;
  /** UZS in the wallet; undefined if unknown. */
  balance: number | undefined;
  total: number;
  problem: string | undefined;
  onChoose: (methodId: number) => void;
  words: Words;
}

/** The payment methods. */
export function PaymentPart({
  ways,
  methods,
  chosen,
  fetched,
  problem,
  onChoose,
  words,
  ...wallet
}: PaymentPartProps) {
  const { t, text } = words;
  return (
    <Part part="payment" title={t('checkout.payment')} problem={problem}>
      {ways.kind === 'failed' && <CallFailed error={ways.error} onRetry={ways.retry} t={t} />}
      {ways.kind === 'loading' && <div className="checkout-bone skeleton" aria-hidden="true" />}
      <div className="checkout-choices" role="radiogroup" aria-label={t('checkout.payment')}>
        {methods.map((method) => (
          <Choice
            key={method.id}
            group="checkout-payment"
            label={text(method.name)}
            note={noteOf(method, { ...wallet, fetched }, words)}
            checked={method.id === chosen?.id}
            onChoose={() => onChoose(method.id)}
          />
        ))}
      </div>
    </Part>
  );
}

/** Hint to a payment method. */
function noteOf(
  { gatewayType, held, page }: PaymentMethod,
  { balance, total, fetched }: Pick<PaymentPartProps, 'balance' | 'total' | 'fetched'>,
  { t, price }: Words,
): string | undefined {
  if (gatewayType === 'cash') return t(fetched ? 'checkout.pay-cash-branch' : 'checkout.pay-cash');
  if (page) return t('checkout.pay-page');
  if (gatewayType === 'card') return t(held ? 'checkout.pay-held' : 'checkout.pay-card');
  if (gatewayType !== 'wallet' || balance === undefined) return undefined;
  return balance < total
    ? t('checkout.wallet-missing', { balance: price(balance), missing: price(total - balance) })
    : t('checkout.wallet-balance', { balance: price(balance) });
}
