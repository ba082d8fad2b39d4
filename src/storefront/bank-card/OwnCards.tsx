import { type ReactNode, useRef, useState } from 'react';
import { type BankCard, removeBankCard } from '#contract/account/bank-card.ts';
import { Done } from '#storefront/account/Done.tsx';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { openOverlay } from '#storefront/overlay/open-overlay.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { CallFailed } from '#storefront/ui/call/CallFailed.tsx';
import { Later } from '#storefront/ui/call/Later.tsx';
import { useCall } from '#storefront/ui/call/use-call.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import { listCards } from './bank-cards.ts';
import { CardTile } from './CardTile.tsx';

/** State of the page: the list, the form for a card, or that for its code. */
type Doing = { kind: 'look' } | { kind: 'add' } | { kind: 'confirm'; card: BankCard };

const loadForm = async () => (await import('./AddCard.tsx')).AddCard;

/** The signed-in customer's cards, with ways to add and remove them. */
export function OwnCards({ skeleton, t }: { skeleton: ReactNode; t: Translate }) {
  const call = useCall(listCards, []);
  const [doing, setDoing] = useState<Doing>({ kind: 'look' });
  const [done, setDone] = useState<string>();
  const [failed, setFailed] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  if (call.kind === 'loading') return skeleton;
  if (call.kind === 'failed') return <CallFailed error={call.error} onRetry={call.retry} t={t} />;

  const cards = call.value;
  const look = (text?: string) => {
    setDoing({ kind: 'look' });
    setDone(text);
    call.retry();
    requestAnimationFrame(() => add.current?.focus());
  };
  const begin = (next: Doing) => {
    setDone(undefined);
    setFailed(false);
    setDoing(next);
  };
  const remove = async ({ id, cardNumber }: BankCard) => {
    setFailed(false);
    const sure = await openOverlay('confirm', {
      title: t('account.card-remove-question'),
      text: t('account.card-remove-text', { card: cardNumber }),
      yes: t('account.delete'),
      no: t('account.keep'),
    });
    if (!sure) return;
    try {
      await callShop(removeBankCard, { params: { id } }, { unchecked: true });
      look(t('account.card-removed'));
    } catch {
      setFailed(true);
    }
  };

  const adding = (
    <button type="button" className="button button--primary" ref={add} onClick={() => begin({ kind: 'add' })}>
      {t('account.card-add')}
    </button>
  );
  return (
    <div className="account-stack">
      {cards.length === 0 && doing.kind === 'look' && (
        <div className="empty">
          <svg className="icon" aria-hidden="true">
            <use href={iconHref('card')} />
          </svg>
          <h2>{t('account.cards-none')}</h2>
          <p>{t('account.cards-none-text')}</p>
          {adding}
        </div>
      )}
      {cards.length > 0 && (
        <ul className="card-list" aria-label={t('account.cards-list')}>
          {cards.map((card) => (
            <CardTile
              key={card.id}
              card={card}
              onConfirm={() => begin({ kind: 'confirm', card })}
              onRemove={() => void remove(card)}
              t={t}
            />
          ))}
        </ul>
      )}
      <p role="alert" hidden={!failed} className="form__error">
        {failed && t('account.card-not-removed')}
      </p>
      {doing.kind === 'look' ? (
        <div className="account-panel__actions">
          {cards.length > 0 && adding}
          <Done text={done} />
        </div>
      ) : (
        <Later
          key={doing.kind}
          load={loadForm}
          props={{
            ...(doing.kind === 'confirm' && { waiting: doing.card }),
            onAsked: call.retry,
            onDone: () => look(t('account.card-added')),
            onCancel: () => look(),
            t,
          }}
          t={t}
        />
      )}
      <p className="account-panel__text">{t('account.cards-safe')}</p>
    </div>
  );
}
