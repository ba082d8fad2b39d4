import type { Language } from '#contract/value/primitive.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import { SignedIn } from '#storefront/account/SignedIn.tsx';
import type { MessageSource, Messages, Translate } from '#storefront/i18n/message-key.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';
import { openOverlay } from '#storefront/overlay/open-overlay.ts';
import { Bones } from '#storefront/ui/call/Bones.tsx';
import { CallFailed } from '#storefront/ui/call/CallFailed.tsx';
import { useCall } from '#storefront/ui/call/use-call.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import { WalletHistory } from './WalletHistory.tsx';
import messageKeys from './WalletPage.tsx?messages';
import { getBalance, listOperations } from './wallet.ts';
import './wallet.css';

export interface WalletPageProps {
  language: Language;
  messages: Messages;
  /** True if the shop has codes for its cash desk. */
  hasCode: boolean;
}

type Source = MessageSource &
  Pick<WalletPageProps, 'language'> & { setting: (name: 'showQrCashback') => boolean };

/** Props of the wallet's page; the browser asks for its content. */
export function walletPageProps(shop: Source): WalletPageProps {
  return {
    language: shop.language,
    messages: shop.messages(messageKeys),
    hasCode: shop.setting('showQrCashback'),
  };
}

/** Balance and history of the wallet, and the ways to earn cashback. */
export function WalletPage(props: WalletPageProps) {
  const t = createTranslate(props.messages, props.language);
  const skeleton = (
    <Bones className="account-stack" label={t('wallet.loading')}>
      <div className="wallet__bone wallet__bone--balance skeleton" aria-hidden="true" />
      <div className="wallet__bone wallet__bone--how skeleton" aria-hidden="true" />
      <div className="wallet__bone skeleton" aria-hidden="true" />
    </Bones>
  );
  return (
    <SignedIn skeleton={skeleton}>
      {({ token }) => <Wallet key={token} {...props} skeleton={skeleton} t={t} />}
    </SignedIn>
  );
}

type WalletProps = WalletPageProps & { skeleton: React.ReactNode; t: Translate };

function Wallet({ language, hasCode, skeleton, t }: WalletProps) {
  const call = useCall(
    async (signal) => ({ balance: await getBalance(signal), first: await listOperations(1, signal) }),
    [],
  );
  if (call.kind === 'failed') return <CallFailed error={call.error} onRetry={call.retry} t={t} />;
  if (call.kind === 'loading') return skeleton;
  const { balance, first } = call.value;
  // The code may have been used while it was shown: ask for the wallet anew.
  const showCode = () => void openOverlay('cashback', {}).then(call.retry);
  return (
    <div className="account-stack">
      <section className="wallet-balance panel" aria-label={t('wallet.balance')}>
        <p className="wallet-balance__sum">
          <span className="wallet-balance__name">{t('wallet.balance')}</span>
          {formatPrice(balance, t('shell.currency'))}
        </p>
        {hasCode && (
          <button type="button" className="button button--primary" aria-haspopup="dialog" onClick={showCode}>
            <svg className="icon" aria-hidden="true">
              <use href={iconHref('qr')} />
            </svg>
            {t('wallet.show-code')}
          </button>
        )}
      </section>
      <section className="panel" aria-labelledby="wallet-how">
        <h2 className="wallet__title" id="wallet-how">
          {t('wallet.how')}
        </h2>
        <ul className="wallet-how">
          <HowRow icon="gift" text={t('wallet.how-order')} />
          {hasCode && <HowRow icon="qr" text={t('wallet.how-desk')} />}
          <HowRow icon="cart" text={t('wallet.how-pay')} />
        </ul>
      </section>
      <WalletHistory key={first.items[0]?.id} first={first} language={language} t={t} />
    </div>
  );
}

function HowRow({ icon, text }: { icon: 'gift' | 'qr' | 'cart'; text: string }) {
  return (
    <li>
      <svg className="icon" aria-hidden="true">
        <use href={iconHref(icon)} />
      </svg>
      {text}
    </li>
  );
}
