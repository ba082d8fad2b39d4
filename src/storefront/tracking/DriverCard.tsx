import type { Driver } from '#contract/order/delivery.ts';
import { formatPhone, phoneHref } from '#domain/account/phone.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import { carColor } from './tracking-words.ts';

/** Driver's name, car and phone. */
export function DriverCard({ driver: { name, phone, car }, t }: { driver: Driver; t: Translate }) {
  return (
    <div className="tracking-driver">
      <div>
        <p className="tracking-driver__name">
          <span className="visually-hidden">{t('tracking.driver')}: </span>
          {name}
        </p>
        <p className="tracking-driver__car">
          {car.model}, {carColor(car.color, t)}{' '}
          <span className="tracking-driver__plate">
            <span className="visually-hidden">{t('tracking.plate')} </span>
            {car.number}
          </span>
        </p>
      </div>
      <a
        className="button button--secondary"
        href={phoneHref(phone)}
        aria-label={`${t('tracking.call')}, ${formatPhone(phone)}`}
      >
        <svg className="icon" aria-hidden="true">
          <use href={iconHref('phone')} />
        </svg>
        {formatPhone(phone)}
      </a>
    </div>
  );
}
