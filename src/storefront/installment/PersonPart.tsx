import type { User } from '#contract/account/account.ts';
import { groupCardNumber } from '#domain/account/bank-card.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { groupPassport } from '#domain/installment/installment-form.ts';
import { GroupedField } from '#storefront/ui/form/GroupedField.tsx';
import { TextField } from '#storefront/ui/form/TextField.tsx';
import type { ShopForm } from '#storefront/ui/form/use-shop-form.ts';
import type { Application } from './application.ts';
import { FlowPart } from './FlowPart.tsx';

export interface PersonPartProps {
  form: ShopForm<Application>;
  user: User;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** Personal data: those of the profile are shown, passport and card are asked for. */
export function PersonPart({ form, user, today }: PersonPartProps) {
  const { t } = form;
  return (
    <>
      <FlowPart id="person" title={t('installment.person')}>
        <div className="form__row">
          <Told
            id="installment-name"
            label={t('installment.name')}
            value={user.fullName}
            note={t('installment.person-hint')}
          />
          <Told
            id="installment-phone"
            label={t('form.phone')}
            value={formatPhone(user.phoneNumbers[0] ?? '')}
            note=""
          />
        </div>
      </FlowPart>
      <FlowPart id="papers" title={t('installment.papers')}>
        <div className="form__row">
          <TextField
            form={form}
            name="birthday"
            label={t('account.birthday')}
            type="date"
            autoComplete="bday"
            max={today}
          />
          <GroupedField
            form={form}
            name="passport"
            label={t('installment.passport')}
            hint={t('installment.passport-hint')}
            group={groupPassport}
            inputMode="text"
            placeholder="AA 0000000"
          />
        </div>
        <div className="form__row">
          <TextField
            form={form}
            name="passIssueDate"
            label={t('installment.issue-date')}
            type="date"
            max={today}
          />
          <TextField form={form} name="passIssueAddress" label={t('installment.issue-place')} />
        </div>
      </FlowPart>
      <FlowPart id="card" title={t('installment.card-part')}>
        <GroupedField
          form={form}
          name="cardNumber"
          label={t('account.card-number')}
          hint={t('installment.card-hint')}
          group={groupCardNumber}
          inputMode="numeric"
          autoComplete="cc-number"
          placeholder="0000 0000 0000 0000"
        />
      </FlowPart>
    </>
  );
}

interface ToldProps {
  id: string;
  label: string;
  value: string;
  note: string;
}

/** A value that is known, and shown without a field. */
function Told({ id, label, value, note }: ToldProps) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <input
        className="field__input"
        id={id}
        value={value}
        readOnly
        aria-describedby={note ? `${id}-note` : undefined}
      />
      <p className="field__note" id={`${id}-note`}>
        {note}
      </p>
    </div>
  );
}
