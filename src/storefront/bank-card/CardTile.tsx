import type { BankCard } from '#contract/account/bank-card.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import { BRAND_NAMES } from './brand-names.ts';

export interface CardTileProps {
  card: BankCard;
  onConfirm: () => void;
  onRemove: () => void;
  t: Translate;
}

/** A card, drawn like a bank card. */
export function CardTile({ card, onConfirm, onRemove, t }: CardTileProps) {
  const { brand, cardNumber, cardExpiry, confirmed } = card;
  return (
    <li className={`card-tile card-tile--${brand}`}>
      <span className="card-tile__brand">{BRAND_NAMES[brand]}</span>
      <button
        type="button"
        className="icon-button card-tile__remove"
        aria-label={t('account.card-remove', { card: cardNumber })}
        onClick={onRemove}
      >
        <svg className="icon" aria-hidden="true">
          <use href={iconHref('trash')} />
        </svg>
      </button>
      <span className="card-tile__number">{cardNumber}</span>
      <span className="card-tile__expiry">{t('account.card-until', { date: cardExpiry })}</span>
      {!confirmed && (
        <span className="card-tile__waits">
          {t('account.card-waits')}
          <button type="button" className="button card-tile__confirm" onClick={onConfirm}>
            {t('account.card-enter-code')}
          </button>
        </span>
      )}
    </li>
  );
}
