import type { Address } from '#contract/account/address.ts';
import type { Language } from '#contract/value/primitive.ts';
import { addressLine, addressTitle } from '#domain/address/address.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';

export interface AddressCardProps {
  address: Address;
  language: Language;
  /** True for the address that the shopper's orders are delivered to. */
  current: boolean;
  onUse: () => void;
  onEdit: () => void;
  onRemove: () => void;
  t: Translate;
}

/** One of the shopper's addresses, with buttons to use, change and remove it. */
export function AddressCard({ address, language, current, onUse, onEdit, onRemove, t }: AddressCardProps) {
  const name = addressTitle(address, language);
  const line = addressLine(address, language);
  const { apartmentNumber: entrance, floor, houseNumber: flat, addressLine2: landmark } = address;
  const door = [
    entrance && t('address.door', { entrance }),
    floor && t('address.on-floor', { floor }),
    flat && t('address.in-flat', { flat }),
  ].filter(Boolean);
  return (
    <li className={current ? 'address-card panel address-card--current' : 'address-card panel'}>
      <div className="address-card__text">
        <h2 className="address-card__name">{name}</h2>
        {current && <p className="address-card__current">{t('address.current')}</p>}
        {line !== name && <p>{line}</p>}
        {door.length > 0 && <p>{door.join(', ')}</p>}
        {landmark && <p className="address-card__landmark">{landmark}</p>}
      </div>
      <div className="address-card__actions">
        {!current && (
          <button
            type="button"
            className="button button--secondary"
            aria-label={t('address.use-named', { name })}
            onClick={onUse}
          >
            {t('address.use')}
          </button>
        )}
        <button
          type="button"
          className="button button--ghost"
          aria-label={t('address.edit-named', { name })}
          onClick={onEdit}
        >
          {t('address.edit')}
        </button>
        <button
          type="button"
          className="icon-button address-card__remove"
          aria-label={t('address.remove-named', { name })}
          title={t('address.remove')}
          onClick={onRemove}
        >
          <svg className="icon" aria-hidden="true">
            <use href={iconHref('trash')} />
          </svg>
        </button>
      </div>
    </li>
  );
}
