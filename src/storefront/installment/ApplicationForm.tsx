import { type ReactNode, useState } from 'react';
import type { User } from '#contract/account/account.ts';
import type { PaymentMethod } from '#contract/order/payment.ts';
import { MAX_ADDRESS_LINE } from '#contract/value/text-limit.ts';
import type { InstallmentOffer } from '#domain/installment/installment-offer.ts';
import type { Words } from '#storefront/checkout/checkout-text.ts';
import { FormError } from '#storefront/ui/form/FormError.tsx';
import { SubmitButton } from '#storefront/ui/form/SubmitButton.tsx';
import { sendForm, useShopForm } from '#storefront/ui/form/use-shop-form.ts';
import { type Application, formOf } from './application.ts';
import { applicationSchema } from './application-schema.ts';
import { PersonPart } from './PersonPart.tsx';
import { PhotosPart } from './PhotosPart.tsx';
import { createPapersName } from './papers-name.ts';
import { FIELDS_OF_CALL, REFUSALS } from './refusals.ts';
import { streetLine } from './street-line.ts';
import { TermsField } from './TermsField.tsx';
import type { ApplicationData } from './use-application-data.ts';
import type { InstallmentOrder, useApplying } from './use-applying.ts';
import { startApplication, useDraft } from './use-draft.ts';

export interface ApplicationFormProps {
  user: User;
  /** The data must have a `method`. */
  data: ApplicationData;
  sending: ReturnType<typeof useApplying>;
  /** Draws address and shipping, with the problem there. */
  delivery: (problem: string | undefined) => ReactNode;
  /** Moves the shopper to one of the two. */
  goTo: (part: 'address' | 'branch' | 'shipping') => void;
  /** Draws the sums around the button that sends the form. */
  sum: (children: ReactNode) => ReactNode;
  /** State of the request. */
  note: ReactNode;
  words: Words;
}

/** The form for an installment on one page, with the sums beside it. */
export function ApplicationForm({ user, data, sending, words, ...parts }: ApplicationFormProps) {
  const { t } = words;
  const [start] = useState(() => startApplication(user));
  const [papersName] = useState(createPapersName);
  const form = useShopForm<Application>(applicationSchema, {
    formId: 'installment',
    t,
    defaultValues: start,
  });
  const [missing, setMissing] = useState<'address' | 'branch' | 'shipping' | 'plan'>();
  const { applying } = sending;
  const busy = !['idle', 'not-taken'].includes(applying.kind);
  useDraft(form, user.id, applying.kind === 'done');

  const street = data.address ? streetLine(data.address, t) : null;
  const hasHouse = /\d/.test(data.address?.addressLine1 ?? '');
  const isTooLong = street !== null && street.length > MAX_ADDRESS_LINE;

  const send = async (application: Application) => {
    const { method, offer, fetched, branch, shipping, counting } = data;
    const address = fetched ? null : data.address;
    if (busy || counting || !method) return;
    setMissing(undefined);
    if (fetched && !branch) return goTo('branch');
    if (!fetched && (!address || isTooLong || !hasHouse)) return goTo('address');
    if (shipping.kind === 'failed') return goTo('shipping');
    if (!offer) {
      setMissing('plan');
      return data.choosePlan();
    }
    const order = installmentOrder(data, {
      customerId: user.id,
      method,
      offer,
      addressId: address?.id,
      papers: papersName(application),
    });
    const { selfie, passportPhoto, passportBack } = application;
    if (!selfie || !passportPhoto) return;
    await sending.apply(order, {
      form: formOf(application),
      phoneNumber: user.phoneNumbers[0] ?? '',
      address: address ? { ...address, addressLine1: street } : null,
      selfie,
      passport: passportPhoto,
      passportBack,
    });
  };
  const deliveryProblem = () => {
    if (missing === 'branch' && !data.branch) return t('checkout.refused-no-franchise-selected');
    if (isTooLong) return t('installment.long-address', { limit: MAX_ADDRESS_LINE });
    if (missing !== 'address') return undefined;
    if (!data.address) return t('installment.no-address');
    return hasHouse ? undefined : t('checkout.refused-no-street');
  };
  const goTo = (part: 'address' | 'branch' | 'shipping') => {
    setMissing(part);
    parts.goTo(part);
  };

  return (
    <form
      className="checkout"
      noValidate
      autoComplete="off"
      onSubmit={sendForm(form, send, { refusals: REFUSALS, fields: FIELDS_OF_CALL })}
    >
      <div className="checkout__parts" inert={busy}>
        <PersonPart form={form} user={user} today={today()} />
        <PhotosPart form={form} />
        {parts.delivery(deliveryProblem())}
      </div>
      {parts.sum(
        <>
          {missing === 'plan' && !data.offer && (
            <p className="form__error" role="alert">
              {t('installment.no-plan')}
            </p>
          )}
          <div inert={busy}>
            <TermsField form={form} />
          </div>
          <FormError form={form} />
          <SubmitButton form={form}>{t('installment.submit')}</SubmitButton>
          <div className="checkout-note">{parts.note}</div>
          <p className="checkout-sum__note">{t('installment.safe')}</p>
        </>,
      )}
    </form>
  );
}

interface OrderParts {
  customerId: number;
  method: PaymentMethod;
  offer: InstallmentOffer;
  addressId: number | undefined;
  papers: string;
}

/** The order for an installment, without data of passport and card. */
function installmentOrder(
  { groups, service, sums, branch }: Pick<ApplicationData, 'groups' | 'service' | 'sums' | 'branch'>,
  { customerId, method, offer, addressId, papers }: OrderParts,
): InstallmentOrder {
  const records = groups.flatMap((group) => group.records);
  return {
    customerId,
    lines: records.map(({ id }) => id),
    stocks: records.map(({ stockId, count }) => ({ id: stockId, count })),
    shown: sums.shipping === null ? null : sums.total,
    request: {
      sells: groups.map(({ id }) => id),
      paymentMethod: method.id,
      months: offer.months,
      ...(offer.by !== 'shop' && { partner: offer.by }),
      ...(addressId !== undefined && { addressId }),
      ...(branch && { franchise: branch.id }),
      ...(service && { shippingService: service.service.id }),
      papers,
    },
  };
}

/** The current date as the platform has it, in UTC. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}
