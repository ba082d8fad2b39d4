import { useStore } from '@nanostores/react';
import { groupedCode } from '#domain/account/cashback-code.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import { holdText } from '#domain/time/hold-time.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';
import type { OverlayProps } from '#storefront/overlay/overlay-props.ts';
import { $session } from '#storefront/session/session.store.ts';
import { useCall } from '#storefront/ui/call/use-call.ts';
import { Dialog } from '#storefront/ui/dialog/Dialog.tsx';
import { CodePictures } from './CodePictures.tsx';
import { CopyButton } from './CopyButton.tsx';
import { type CashbackCode, useCashbackCode } from './use-cashback-code.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { getBalance } from './wallet.ts';
import './cashback.css';

declare module '#storefront/overlay/overlay.ts' {
  interface Overlays {
    /** The signed-in customer's code for the cash desk; opened by `startCashback`. */
    cashback: { data: object; answer: never };
  }
}

/** The dialog needs nothing of the shop but its texts. */
export const page = () => ({});

/** The code for the cash desk, as pictures and digits, and the balance. */
export default function CashbackOverlay({ page, close }: OverlayProps<'cashback'>) {
  const t = createTranslate(page.messages, page.language);
  const { token } = useStore($session);
  return (
    <Dialog title={t('wallet.code')} closeLabel={t('dialog.close')} onClose={() => close()}>
      {token !== null && <Cashback key={token} token={token} t={t} />}
    </Dialog>
  );
}

function Cashback({ token, t }: { token: string; t: Translate }) {
  const cashback = useCashbackCode(token);
  useWakeLock();
  return (
    <div className="cashback">
      <Balance turn={cashback.turn} t={t} />
      <Code cashback={cashback} t={t} />
      <p className="cashback__text">{t('wallet.code-text')}</p>
    </div>
  );
}

/** Asked for anew with each code: the last one may have been used. */
function Balance({ turn, t }: { turn: number; t: Translate }) {
  const call = useCall(getBalance, [turn]);
  return (
    <p className="cashback__balance">
      {t('wallet.balance')}{' '}
      {call.kind === 'loading' ? (
        <span className="cashback__bone skeleton" aria-hidden="true" />
      ) : (
        <b>{call.kind === 'ready' ? formatPrice(call.value, t('shell.currency')) : t('wallet.unknown')}</b>
      )}
    </p>
  );
}

function Code({ cashback: { code, left, error, retry }, t }: { cashback: CashbackCode; t: Translate }) {
  if (!code && error)
    return (
      <div className="cashback-code cashback-code--none" role="alert">
        <b>{t('wallet.over')}</b>
        <p>{t(error === 'offline' ? 'wallet.over-text' : 'wallet.over-failed')}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          {t('form.retry')}
        </button>
      </div>
    );
  if (!code)
    return (
      <div className="cashback-code cashback-code--none skeleton" aria-busy="true">
        <p className="visually-hidden" role="status">
          {t('wallet.code-loading')}
        </p>
      </div>
    );
  return (
    <>
      <div className="cashback-code">
        <CodePictures code={code} t={t} />
        <p className="cashback-code__digits">{groupedCode(code)}</p>
      </div>
      <p className="cashback__left" role="timer">
        {t('wallet.left', { time: holdText(left) })}
      </p>
      <p className="cashback__note" role="status">
        {error && t(error === 'offline' ? 'wallet.offline' : 'wallet.renewing')}
      </p>
      <CopyButton code={code} t={t} />
    </>
  );
}
