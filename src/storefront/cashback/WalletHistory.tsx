import { useRef, useState } from 'react';
import type { WalletOperation } from '#contract/account/wallet.ts';
import type { Language } from '#contract/value/primitive.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import { formatMoment } from '#domain/text/format.ts';
import type { MessageKey, Translate } from '#storefront/i18n/message-key.ts';
import { CallFailed } from '#storefront/ui/call/CallFailed.tsx';
import { listOperations, type OperationPage } from './wallet.ts';

export interface WalletHistoryProps {
  /** The newest operations. */
  first: OperationPage;
  language: Language;
  t: Translate;
}

/** Operations of the wallet, newest first; a button adds older ones. */
export function WalletHistory({ first, language, t }: WalletHistoryProps) {
  const [items, setItems] = useState(first.items);
  const [page, setPage] = useState(1);
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<unknown>();
  const list = useRef<HTMLUListElement>(null);

  const more = async () => {
    setAsking(true);
    setError(undefined);
    try {
      const next = await listOperations(page + 1);
      const known = new Set(items.map(({ id }) => id));
      setItems([...items, ...next.items.filter(({ id }) => !known.has(id))]);
      setPage(page + 1);
      list.current?.focus();
    } catch (fault) {
      setError(fault);
    }
    setAsking(false);
  };

  return (
    <section className="panel" aria-labelledby="wallet-history">
      <h2 className="wallet__title" id="wallet-history">
        {t('wallet.history')}
      </h2>
      {items.length === 0 ? (
        <p className="wallet__empty">
          <b>{t('wallet.history-empty')}</b> {t('wallet.history-empty-text')}
        </p>
      ) : (
        <ul className="wallet-history" ref={list} tabIndex={-1}>
          {items.map((operation) => (
            <OperationRow key={operation.id} operation={operation} language={language} t={t} />
          ))}
        </ul>
      )}
      {error !== undefined && <CallFailed error={error} onRetry={() => void more()} t={t} />}
      {items.length < first.total && error === undefined && (
        <button
          type="button"
          className="button button--ghost wallet__more"
          aria-busy={asking}
          disabled={asking}
          onClick={() => void more()}
        >
          {t('wallet.more')}
        </button>
      )}
    </section>
  );
}

interface OperationRowProps extends Omit<WalletHistoryProps, 'first'> {
  operation: WalletOperation;
}

function OperationRow({ operation, language, t }: OperationRowProps) {
  const { amount, orderId, at } = operation;
  return (
    <li className="wallet-operation">
      <span className="wallet-operation__name">
        {t(nameOf(operation))}
        {orderId !== null && (
          <span className="wallet-operation__order">{t('wallet.order', { id: orderId })}</span>
        )}
      </span>
      <time className="wallet-operation__time" dateTime={at}>
        {formatMoment(at, language)}
      </time>
      <b className={amount > 0 ? 'wallet-operation__sum wallet-operation__sum--in' : 'wallet-operation__sum'}>
        {amount > 0 ? '+' : '−'}
        {formatPrice(Math.abs(amount), t('shell.currency'))}
      </b>
    </li>
  );
}

const NAMES = {
  cashback: 'wallet.cashback',
  payment: 'wallet.payment',
  refund: 'wallet.refund',
  purchase: 'wallet.purchase',
} as const;

/** Kinds that this version does not know are named as gifts or corrections, by the sign of their amount. */
function nameOf({ kind, amount }: WalletOperation): MessageKey {
  if (kind !== 'other' && kind in NAMES) return NAMES[kind];
  return amount > 0 ? 'wallet.other-in' : 'wallet.other-out';
}
