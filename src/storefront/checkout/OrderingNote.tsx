import { ordersPath } from '#domain/link/paths.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import { messageOf } from '#storefront/ui/form/message-of.ts';
import type { Words } from './checkout-text.ts';
import type { Ordering } from './use-ordering.ts';

export interface OrderingNoteProps {
  ordering: Ordering;
  onAsk: () => void;
  onStop: () => void;
  onLetGo: () => void;
  words: Words;
}

/** State of the order, beside the button that sends it. */
export function OrderingNote({ ordering, onAsk, onStop, onLetGo, words: { t } }: OrderingNoteProps) {
  switch (ordering.kind) {
    case 'elsewhere':
      return <p role="status">{t('checkout.elsewhere')}</p>;
    case 'asking':
      return (
        <>
          <p role="status">{t('checkout.asking')}</p>
          <button type="button" className="button button--ghost" onClick={onStop}>
            {t('checkout.stop-asking')}
          </button>
        </>
      );
    case 'unknown':
      return (
        <>
          <p role="alert">{t('checkout.unknown')}</p>
          <button type="button" className="button button--secondary" onClick={onAsk}>
            {t('checkout.ask-again')}
          </button>
          <a className="button button--ghost" href={pagePath(ordersPath())}>
            {t('checkout.look-at-orders')}
          </a>
          <button type="button" className="button button--ghost" onClick={onLetGo}>
            {t('checkout.order-anew')}
          </button>
        </>
      );
    case 'not-taken':
      return <p role="alert">{t('checkout.not-taken')}</p>;
    case 'failed':
      return <p role="alert">{t(messageOf(ordering.error))}</p>;
    case 'placed':
      return <p role="status">{t('checkout.placed')}</p>;
    case 'refused':
      // A problem of a part is shown at that part; here only those of the whole order, and a hint to look
      // above.
      return (
        <p role={ordering.refusal.part === 'order' ? 'alert' : undefined}>
          {ordering.refusal.part === 'order'
            ? t(`checkout.refused-${ordering.refusal.code}`)
            : t('checkout.look-above')}
        </p>
      );
    default:
      return null;
  }
}
