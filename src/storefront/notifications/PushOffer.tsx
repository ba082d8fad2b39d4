import { useState } from 'react';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { rememberedCustomer } from '#storefront/session/remembered-customer.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import { $push, changePush } from './push.store.ts';
import { isPushOn, pushWay } from './push-way.ts';
import { type PushState, usePush } from './use-push.ts';
import './push-offer.css';

/** Offers push messages once, after an order. A shopper who closes it is not asked again. */
export function PushOffer({ t }: { t: Translate }) {
  // Decided before the first paint: a later change would move the page.
  const [shown, setShown] = useState(mayBeOffered);
  const { state, turn } = usePush(t('notification.push-news'));
  if (!shown) return null;
  const isOn = state.kind === 'switch' && state.on && !state.busy;
  const note = noteOf(state, t);
  return (
    <section className="push-offer" aria-labelledby="push-offer-title">
      <svg className="icon" aria-hidden="true">
        <use href={iconHref(isOn ? 'check' : 'bell')} />
      </svg>
      <h2 className="push-offer__title" id="push-offer-title">
        {t(isOn ? 'notification.offer-done' : 'notification.offer')}
      </h2>
      <p className="push-offer__text" role="status">
        {isOn ? '' : (note ?? t('notification.offer-text'))}
      </p>
      {!isOn && (
        <div className="push-offer__actions">
          {state.kind === 'switch' && (
            <button
              type="button"
              className="button button--secondary"
              aria-busy={state.busy}
              onClick={() => {
                if (!state.busy) void turn(true);
              }}
            >
              {t('notification.offer-yes')}
            </button>
          )}
          <button
            type="button"
            className="button button--ghost"
            onClick={({ currentTarget }) => {
              changePush({ declined: true });
              currentTarget.closest('.order-end')?.querySelector('a')?.focus();
              setShown(false);
            }}
          >
            {t('notification.offer-no')}
          </button>
        </div>
      )}
    </section>
  );
}

function mayBeOffered(): boolean {
  const { wanted, declined } = $push.get();
  if (pushWay() !== 'web' || wanted || declined || isPushOn()) return false;
  return Notification.permission !== 'denied' && typeof rememberedCustomer() === 'number';
}

function noteOf(state: PushState, t: Translate): string | undefined {
  if (state.kind === 'denied') return t('notification.push-denied');
  if (state.kind !== 'switch' || !state.fault) return undefined;
  return t(state.fault === 'failed' ? 'notification.push-failed' : 'notification.push-dismissed');
}
