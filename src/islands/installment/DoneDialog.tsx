import { pagePath } from '#client/text/page-text.ts';
import type { PlacedOrder } from '#domain/order-attempt.ts';
import type { Translate } from '#i18n/message-key.ts';
import { profilePath } from '#paths.ts';
import { leaveTo } from '../checkout/leave-to.ts';
import { Dialog, FIRST_FOCUS } from '../dialog/Dialog.tsx';

/** The request is taken: under which numbers, and how its answer comes. OK leads to the profile. */
export function DoneDialog({ orders, t }: { orders: readonly PlacedOrder[]; t: Translate }) {
  const leave = () => leaveTo(pagePath(profilePath()));
  return (
    <Dialog
      title={t('installment.done-title')}
      closeLabel={t('dialog.close')}
      onClose={leave}
      footer={
        <button type="button" className="button button--primary" onClick={leave} {...{ [FIRST_FOCUS]: '' }}>
          {t('installment.done-ok')}
        </button>
      }
    >
      <div className="done">
        <h3 className="done__title">{t('installment.done-orders')}</h3>
        <ul className="done__orders">
          {orders.map(({ id }) => (
            <li key={id}>{id}</li>
          ))}
        </ul>
        <p>{t('installment.done-sms')}</p>
        <p>{t('installment.done-status')}</p>
      </div>
    </Dialog>
  );
}
