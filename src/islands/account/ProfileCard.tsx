import { iconHref } from '#client/icon/icon.ts';
import type { User } from '#contract/account.ts';
import { formatPhone } from '#domain/phone.ts';
import { formatPrice } from '#domain/price.ts';
import type { Translate } from '#i18n/message-key.ts';
import { cashbackPath, walletPath } from '#paths.ts';

export interface ProfileCardProps {
  user: User;
  /** An address in the language of the page. */
  path: (page: string) => string;
  /** Whether the shop has codes for its cash desk. */
  hasCode: boolean;
  t: Translate;
}

/** Who is signed in, and what is in their wallet. */
export function ProfileCard({ user, path, hasCode, t }: ProfileCardProps) {
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
          <a className="profile-wallet__name" href={path(walletPath())}>
            {t('account.wallet')}
          </a>
          {formatPrice(wallet.totalCash, t('shell.currency'))}
        </p>
        <p className="profile-wallet__text">
          {t(wallet.totalCash > 0 ? 'account.wallet-text' : 'account.wallet-empty')}
        </p>
        {hasCode && (
          <a
            className="button button--secondary profile-wallet__code"
            href={path(cashbackPath())}
            data-cashback=""
          >
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
