import type { User } from '#contract/account/account.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import './profile.css';

type ShownUser = Pick<User, 'fullName' | 'firstName' | 'lastName' | 'phoneNumbers'> & {
  wallet: Pick<User['wallet'], 'totalCash'>;
};

/** Somebody with a line in each place of the card, for its room while the customer is unknown. */
export const NOBODY: ShownUser = {
  fullName: '–',
  firstName: '',
  lastName: '',
  phoneNumbers: ['+998000000000'],
  wallet: { totalCash: 0 },
};

export interface ProfileCardProps {
  user: ShownUser;
  /** Left out of a card that is not to be used yet, as that of the code. */
  walletHref?: string;
  /** Page of the code for the cash desk. */
  codeHref?: string | undefined;
  /** True if the shop has such a code. */
  hasCode: boolean;
  t: Translate;
}

/** Name, phone and wallet of the signed-in customer. */
export function ProfileCard({ user, walletHref, codeHref, hasCode, t }: ProfileCardProps) {
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
        {hasCode && (
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
