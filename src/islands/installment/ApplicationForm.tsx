import { useState } from 'react';
import type { User } from '#contract/account.ts';
import type { Address } from '#contract/address.ts';
import type { PaymentMethod } from '#contract/payment.ts';
import type { InstallmentPlan } from '#domain/installment.ts';
import { AddressPart } from '../checkout/AddressPart.tsx';
import type { Words } from '../checkout/checkout-text.ts';
import { partId } from '../checkout/Part.tsx';
import { ShippingPart } from '../checkout/ShippingPart.tsx';
import { FormError } from '../form/FormError.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { sendForm, useShopForm } from '../form/use-shop-form.ts';
import { type Application, formOf } from './application.ts';
import { applicationSchema } from './application-schema.ts';
import { PersonPart } from './PersonPart.tsx';
import { PhotosPart } from './PhotosPart.tsx';
import { PlanSum } from './PlanSum.tsx';
import { createPapersName } from './papers-name.ts';
import { FIELDS_OF_CALL, REFUSALS } from './refusals.ts';
import { SendNote } from './SendNote.tsx';
import { streetLine } from './street-line.ts';
import { TermsField } from './TermsField.tsx';
import type { ApplicationData } from './use-application-data.ts';
import type { InstallmentWish, useApplying } from './use-applying.ts';
import { startApplication, useDraft } from './use-draft.ts';

export interface ApplicationFormProps {
  user: User;
  /** Has a `method`. */
  data: ApplicationData;
  sending: ReturnType<typeof useApplying>;
  words: Words;
}

/** All that is asked of who pays by months, on one page, with what it costs beside it. */
export function ApplicationForm({ user, data, sending, words }: ApplicationFormProps) {
  const { t } = words;
  const [start] = useState(() => startApplication(user));
  const [papersName] = useState(createPapersName);
  const form = useShopForm<Application>(applicationSchema, {
    formId: 'installment',
    t,
    defaultValues: start,
  });
  const [missing, setMissing] = useState<'address' | 'shipping' | 'plan'>();
  const { applying } = sending;
  const busy = !['idle', 'not-taken'].includes(applying.kind);
  useDraft(form, user.id, applying.kind === 'done');

  const send = async (application: Application) => {
    const { method, plan, address, shipping, counting } = data;
    if (busy || counting || !method) return;
    setMissing(undefined);
    if (!address) return goTo('address');
    if (shipping.kind === 'failed') return goTo('shipping');
    if (!plan) {
      setMissing('plan');
      return data.choosePlan();
    }
    const wish = wishOf(data, {
      customerId: user.id,
      method,
      plan,
      address,
      papers: papersName(application),
    });
    const { selfie, passportPhoto, passportBack } = application;
    if (!selfie || !passportPhoto) return;
    await sending.apply(wish, {
      form: formOf(application),
      phoneNumber: user.phoneNumbers[0] ?? '',
      address: { ...address, addressLine1: streetLine(address, t) },
      selfie,
      passport: passportPhoto,
      passportBack,
    });
  };
  const goTo = (part: 'address' | 'shipping') => {
    setMissing(part);
    document.getElementById(partId(part))?.focus();
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
        <AddressPart
          addresses={data.addresses}
          chosen={data.address}
          problem={addressProblem()}
          onChoose={({ id }) => data.choose({ addressId: id })}
          added={data.added}
          words={words}
        />
        <ShippingPart
          shipping={data.shipping}
          chosen={data.service}
          problem={undefined}
          onChoose={(serviceId) => data.choose({ serviceId })}
          words={words}
        />
      </div>
      <PlanSum data={data} words={words}>
        {missing === 'plan' && !data.plan && (
          <p className="form__error" role="alert">
            {t('installment.no-plan')}
          </p>
        )}
        <div inert={busy}>
          <TermsField form={form} />
        </div>
        <FormError form={form} />
        <SubmitButton form={form}>{t('installment.submit')}</SubmitButton>
        <div className="checkout-note">
          <SendNote sending={sending} words={words} />
        </div>
        <p className="checkout-sum__note">{t('installment.safe')}</p>
      </PlanSum>
    </form>
  );

  function addressProblem(): string | undefined {
    return missing === 'address' && !data.address ? t('installment.no-address') : undefined;
  }
}

interface WishParts {
  customerId: number;
  method: PaymentMethod;
  plan: InstallmentPlan;
  address: Address;
  papers: string;
}

/** What is wished, without anything that a passport or a card says. */
function wishOf(
  { groups, service, sums }: Pick<ApplicationData, 'groups' | 'service' | 'sums'>,
  { customerId, method, plan, address, papers }: WishParts,
): InstallmentWish {
  const records = groups.flatMap((group) => group.records);
  return {
    customerId,
    lines: records.map(({ id }) => id),
    stocks: records.map(({ stockId, count }) => ({ id: stockId, count })),
    shown: sums.shipping === null ? null : sums.total,
    request: {
      sells: groups.map(({ id }) => id),
      paymentMethod: method.id,
      months: plan.mounth,
      addressId: address.id,
      ...(service && { shippingService: service.service.id }),
      papers,
    },
  };
}

/** The day that it is, as the platform has it. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}
