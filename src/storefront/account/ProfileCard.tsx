import type { User } from '#contract/account/account.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import './profile.css';

export interface ProfileCardProps {
  user: User;
  walletHref: string;
  /** Page of the code for the cash desk; undefined where the shop has none. */
  codeHref: string | undefined;
  t: Translate;
}

/** Name, phone and wallet of the signed-in customer. */
export function ProfileCard({ user, walletHref, codeHref, t }: ProfileCardProps) {
  const { fullName, firstName, lastName, phoneNumbers, wallet } = user;
  const initials = [firstName, lastName].map((name) => Array.from(name)[0] ?? '').join('');
  return (
    <section className="profile-card panel" aria-label={fullName}>
      <span className="profile-card__face" aria-hidden="true">
        {initials}
      </span>
      <div>
        <h2 className="profile-card__name">{fullName}</h2>
        <p className="profile-card__phone">{formatPhone(phoneNumbers[0] ?? '')}</p>
      </div>
      <div className="profile-wallet">
        <svg className="icon" aria-hidden="true">
          <use href={iconHref('wallet')} />
        </svg>
        <p className="profile-wallet__sum">
          <a className="profile-wallet__name" href={walletHref}>
            {t('account.wallet')}
          </a>
          {formatPrice(wallet.totalCash, t('shell.currency'))}
        </p>
        <p className="profile-wallet__text">
          {t(wallet.totalCash > 0 ? 'account.wallet-text' : 'account.wallet-empty')}
        </p>
        {codeHref && (
          <a className="button button--secondary profile-wallet__code" href={codeHref} data-cashback="">
            <svg className="icon" aria-hidden="true">
              <use href={iconHref('qr')} />
            </svg>
            {t('wallet.show-code')}
          </a>
        )}
      </div>
    </section>
  );
}
