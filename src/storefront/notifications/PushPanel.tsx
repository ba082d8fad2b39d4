import type { Translate } from '#storefront/i18n/message-key.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import { type PushState, usePush } from './use-push.ts';

/** The switch that has this browser tell of orders, or why there is none. */
export function PushPanel({ t }: { t: Translate }) {
  const { state, turn } = usePush(t('notification.push-news'));
  return (
    <section className="push-panel panel" aria-labelledby="push-title">
      <svg className="icon push-panel__icon" aria-hidden="true">
        <use href={iconHref('bell')} />
      </svg>
      <div className="push-panel__text">
        <h2 className="push-panel__title" id="push-title">
          {t('notification.push')}
        </h2>
        <p className="push-panel__note" id="push-note" role="status">
          {noteOf(state, t)}
        </p>
      </div>
      {state.kind === 'switch' && (
        <button
          type="button"
          className="switch"
          role="switch"
          aria-checked={state.on}
          aria-labelledby="push-title"
          aria-describedby="push-note"
          aria-busy={state.busy}
          onClick={() => {
            if (!state.busy) void turn(!state.on);
          }}
        />
      )}
    </section>
  );
}

function noteOf(state: PushState, t: Translate): string {
  if (state.kind === 'denied')
    return `${t('notification.push-denied')} ${t('notification.push-denied-text')}`;
  if (state.kind !== 'switch') return t(`notification.push-${state.kind}`);
  if (state.fault) return t(`notification.push-${state.fault}`);
  return t(state.on && !state.busy ? 'notification.push-on' : 'notification.push-text');
}
