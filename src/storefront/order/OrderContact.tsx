import { phoneHref } from '#domain/account/phone.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';

export interface OrderContactProps {
  id: number;
  phones: readonly string[];
  hours: string;
  t: Translate;
}

/** Phones for questions about the order. */
export function OrderContact({ id, phones, hours, t }: OrderContactProps) {
  return (
    <section className="order-contact panel" aria-labelledby="order-contact">
      <h2 className="order__title" id="order-contact">
        {t('order.contact')}
      </h2>
      <p className="order-contact__text">{t('order.contact-text', { id })}</p>
      {phones.map((phone) => (
        <a key={phone} className="button button--secondary" href={phoneHref(phone)}>
          <svg className="icon" aria-hidden="true">
            <use href={iconHref('phone')} />
          </svg>
          {phone}
        </a>
      ))}
      {hours && <p className="order-contact__text">{hours}</p>}
    </section>
  );
}
