import { profilePath } from '#domain/link/paths.ts';
import type { PlacedOrder } from '#domain/order/order-attempt.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { leaveTo } from '#storefront/page/leave-to.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import { Dialog, FIRST_FOCUS } from '#storefront/ui/dialog/Dialog.tsx';

/** The request was taken: its numbers, and the way its answer comes. OK leads to the profile. */
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
