import { useEffect, useState } from 'react';
import { object, string } from 'zod/mini';
import type { AddressInput } from '#contract/account/address.ts';
import type { Order } from '#contract/order/order.ts';
import type { Localized } from '#contract/value/primitive.ts';
import { MAX_ORDER_NAME } from '#contract/value/text-limit.ts';
import { PHONE_PREFIX, parsePhone, settlePhone } from '#domain/account/phone.ts';
import { lineOffer } from '#domain/cart/cart.ts';
import { priceRange } from '#domain/order/checkout.ts';
import { isOrderName } from '#domain/order/fast-order.ts';
import { missingToOrder } from '#domain/order/least-order.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import { drawnText } from '#domain/text/drawn-text.ts';
import { typeset } from '#domain/text/typeset.ts';
import { chooseAddress } from '#storefront/address/choose-address.ts';
import { useAddressLine } from '#storefront/address/use-address-line.ts';
import { $checkoutChoice } from '#storefront/checkout/checkout.store.ts';
import { costText, rangeText } from '#storefront/checkout/cost-text.ts';
import type { MessageKey, Translate } from '#storefront/i18n/message-key.ts';
import type { OverlayData } from '#storefront/overlay/overlay.ts';
import type { OverlayPage } from '#storefront/overlay/overlay-props.ts';
import { itemOf, noteEvent } from '#storefront/page/shop-events.store.ts';
import { $session } from '#storefront/session/session.store.ts';
import { CallFailed } from '#storefront/ui/call/CallFailed.tsx';
import type { RefusalMessages } from '#storefront/ui/form/message-of.ts';
import { PhoneField } from '#storefront/ui/form/PhoneField.tsx';
import { SelectField } from '#storefront/ui/form/SelectField.tsx';
import { SubmitButton } from '#storefront/ui/form/SubmitButton.tsx';
import { TextField } from '#storefront/ui/form/TextField.tsx';
import { textThat, tooLong } from '#storefront/ui/form/text-that.ts';
import { sendForm, useShopForm } from '#storefront/ui/form/use-shop-form.ts';
import type { FastRequest } from './fast-checkout.ts';
import { orderFast } from './fast-order.ts';
import { forgetContact, keepContact, keptContact } from './kept-contact.ts';
import { useDelivery } from './use-delivery.ts';
import './one-click.css';

const FILL_IN = 'one-click.fill-in';

/** A house has a number; a street alone is no door. */
const hasNumber = (line: string | null) => /\d/.test(line ?? '');

const schema = object({
  name: textThat((text) => (isOrderName(text) ? tooLong(text, MAX_ORDER_NAME) : FILL_IN)),
  phone: textThat((text) => (parsePhone(text) ? undefined : FILL_IN)),
  service: string(),
  branch: string(),
  street: string(),
});
type Values = Record<'name' | 'phone' | 'service' | 'branch' | 'street', string>;

const REFUSALS: RefusalMessages = {
  'over-stock': 'one-click.over-stock',
  'below-minimum': 'one-click.below-minimum',
  'above-maximum': 'checkout.refused-above-maximum',
  'order-too-small': 'one-click.too-small',
  'shipping-service-not-found': 'one-click.no-delivery',
  'wrong-country': 'one-click.wrong-place',
  'wrong-place': 'one-click.wrong-place',
  'no-franchise-selected': 'checkout.refused-no-franchise-selected',
  'not-found': 'one-click.gone',
  'invalid-name': FILL_IN,
  'invalid-phone-number': FILL_IN,
};

export interface OneClickFormProps {
  line: OverlayData<'one-click'>['line'];
  /** Address that the form begins with. */
  address: AddressInput;
  page: OverlayPage & { minOrderSum: number };
  t: Translate;
  onPlaced: (order: Order) => void;
}

/** Name, phone and delivery of an order in one click, and its costs. */
export function OneClickForm({ line, address: first, page, t, onPlaced }: OneClickFormProps) {
  const [address, setAddress] = useState(first);
  const [progress, setProgress] = useState<'asking' | 'unknown'>();
  const where = useAddressLine(address, page.language);
  const delivery = useDelivery(line.stock.id, address);
  const form = useShopForm<Values>(schema, { formId: 'one-click', t, defaultValues: startValues() });

  const { watch } = form;
  useEffect(() => {
    const watching = watch(({ name = '', phone = '' }) =>
      keepContact({ name, phone }, $session.get().user?.id),
    );
    return () => watching.unsubscribe();
  }, [watch]);

  const currency = t('shell.currency');
  const { price } = lineOffer(line);
  const goods = price * line.count;
  const missing = missingToOrder(goods, page.minOrderSum);
  // Where one is free, it comes first and is chosen.
  const services = (delivery.kind === 'ready' ? delivery.value.services : []).toSorted(
    (one, other) => priceRange(one, goods).max - priceRange(other, goods).max,
  );
  const chosen = services.find(({ id }) => String(id) === form.watch('service')) ?? services[0];
  const branches = delivery.kind === 'ready' ? delivery.value.branches : [];
  const fetched = chosen?.kind === 'pick-up';
  const branch = fetched
    ? (branches.find((one) => String(one.branch.id) === form.watch('branch')) ?? branches[0])?.branch
    : undefined;
  const text = (localized: Localized) => drawnText(localized, page.language, page.defaultLanguage);
  const shipping = chosen && priceRange(chosen, goods);

  const needsStreet = !fetched && !hasNumber(address.addressLine1);

  const send = async ({ name, phone, street }: Values) => {
    setProgress(undefined);
    const refused =
      needsStreet && !hasNumber(street) ? 'address.street-first' : missing > 0 && 'one-click.too-small';
    if (refused) return form.setError('root', { type: 'refused', message: refused });
    const { latitude, longitude, ...place } = address;
    const request: FastRequest = {
      name: name.trim(),
      phone: parsePhone(phone) ?? phone,
      stock: line.stock.id,
      count: line.count,
      ...(branch
        ? { franchise: branch.id }
        : {
            shippingAddress: { ...place, addressLine1: street || place.addressLine1 },
            coordinate: { latitude, longitude },
          }),
      ...(chosen && { shippingService: chosen.id }),
    };
    const keyed = delivery.kind === 'ready' && delivery.value.keyed;
    const order = await orderFast(request, { keyed, onAsking: () => setProgress('asking') });
    if (!order) {
      setProgress('unknown');
      return;
    }
    forgetContact();
    if (branch) $checkoutChoice.set({ ...$checkoutChoice.get(), branchId: branch.id });
    noteEvent({ kind: 'purchase', items: [itemOf(line)], orderId: order.id, total: order.total });
    onPlaced(order);
  };
  const moveTo = async () => setAddress((await chooseAddress()) ?? address);
  const error = form.formState.errors.root?.message;

  return (
    <form
      className="form one-click"
      noValidate
      onSubmit={sendForm(form, send, { refusals: REFUSALS, fields: { name: 'name', phone: 'phone' } })}
    >
      <div className="one-click__goods">
        {line.image && <img src={line.image} width={64} height={64} alt="" />}
        <p>
          <span>{typeset(line.name, line.language)}</span>
          <strong>
            {t('one-click.goods', {
              number: line.count,
              price: formatPrice(price, currency),
            })}
          </strong>
        </p>
      </div>
      <p className="one-click__text">{t('one-click.text')}</p>
      <TextField form={form} name="name" label={t('one-click.name')} autoComplete="name" />
      <PhoneField form={form} name="phone" />
      {delivery.kind === 'failed' ? (
        <CallFailed error={delivery.error} onRetry={delivery.retry} refusals={REFUSALS} t={t} />
      ) : (
        <SelectField
          form={form}
          name="service"
          label={t('one-click.delivery')}
          options={services.map((service) => ({
            value: String(service.id),
            label: t('one-click.service', {
              name: text(service.name),
              price: costText(priceRange(service, goods), t),
            }),
          }))}
        />
      )}
      {fetched ? (
        <SelectField
          form={form}
          name="branch"
          label={t('checkout.branch')}
          options={branches.map(({ branch: { id, name, address, workingHours } }) => ({
            value: String(id),
            label: [name, address, workingHours].map(text).join(', '),
          }))}
        />
      ) : (
        <div className="one-click__place">
          <p>
            <span>{t('one-click.where')}</span>
            {where}
          </p>
          <button type="button" className="button button--ghost" onClick={moveTo}>
            {t('one-click.other-place')}
          </button>
        </div>
      )}
      {needsStreet && <TextField form={form} name="street" label={t('address.street')} />}
      <div className="dialog__end">
        <p className="one-click__total">
          <span>{t('checkout.total')}</span>
          <strong>
            {rangeText({ min: goods + (shipping?.min ?? 0), max: goods + (shipping?.max ?? 0) }, t)}
          </strong>
        </p>
        {missing > 0 && (
          <p>
            {t('cart.min-sum', {
              sum: formatPrice(page.minOrderSum, currency),
              missing: formatPrice(missing, currency),
            })}
          </p>
        )}
        {progress && (
          <p role={progress === 'unknown' ? 'alert' : 'status'}>
            {t(progress === 'unknown' ? 'one-click.unknown' : 'one-click.asking')}
          </p>
        )}
        <p className="form__error" role="alert" hidden={!error}>
          {error && (
            <>
              <strong>{t('one-click.error')}</strong> {t(error as MessageKey)}
            </>
          )}
        </p>
        <SubmitButton form={form}>{t('one-click.buy')}</SubmitButton>
      </div>
    </form>
  );
}

/** Values that were typed before; else a customer's name and phone, or the prefix of a guest's. */
function startValues(): Values {
  const { user } = $session.get();
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  const own = { name, phone: settlePhone(user?.phoneNumbers[0] ?? PHONE_PREFIX) };
  const branch = String($checkoutChoice.get().branchId ?? '');
  return { ...own, ...keptContact(user?.id), service: '', branch, street: '' };
}
