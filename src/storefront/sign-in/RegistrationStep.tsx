import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { registerCustomer } from '#contract/account/account.ts';
import type { CallInput } from '#contract/call/define-call.ts';
import { readCode } from '#domain/account/code.ts';
import { usernameOfPhone } from '#domain/account/username.ts';
import { mayBeTaken } from '#domain/order/may-be-taken.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { CodeField } from '#storefront/ui/form/CodeField.tsx';
import { FormError } from '#storefront/ui/form/FormError.tsx';
import { PasswordField } from '#storefront/ui/form/PasswordField.tsx';
import { SelectField } from '#storefront/ui/form/SelectField.tsx';
import { SubmitButton } from '#storefront/ui/form/SubmitButton.tsx';
import { TextField } from '#storefront/ui/form/TextField.tsx';
import { sendForm, useShopForm } from '#storefront/ui/form/use-shop-form.ts';
import { CodeAgain } from './CodeAgain.tsx';
import { CODE_REFUSALS } from './code-refusals.ts';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import { type Login, register, signInByPassword } from './sign-in.ts';
import { type RegistrationValues, registrationSchema } from './sign-in-schema.ts';
import type { Step, StepProps } from './step.ts';

/** Completes a registration; the phone is proven by a code already. */
export function RegistrationStep({
  formId,
  t,
  page,
  phone,
  code,
  sentAt,
  go,
  finish,
}: StepProps & Extract<Step, { kind: 'registration' }>) {
  // A code lives five minutes: a slower shopper types another one here, and nothing else again.
  const [needsCode, setNeedsCode] = useState(false);
  // A password in sight need not be typed again.
  const [hidden, setHidden] = useState(false);
  // An answer that got lost may have been a yes.
  const unanswered = useRef(false);
  const form = useShopForm(registrationSchema(page.level), {
    formId,
    t,
    defaultValues: { ...EMPTY, code },
  });
  const send = sendForm(
    form,
    async (values) => {
      try {
        await finish(await registerOnce(values), 'registration');
      } catch (error) {
        if (error instanceof CallError && error.field === 'code') flushSync(() => setNeedsCode(true));
        throw error;
      }
    },
    {
      refusals: { ...CODE_REFUSALS, taken: 'sign-in.taken', 'weak-password': 'form.invalid-inf' },
      fields: { code: 'code', email: 'email', 'password.first': 'pass1' },
    },
  );
  /**
   * Signs in a shopper whose earlier try had registered them without an answer, by the password of that try.
   */
  const registerOnce = async (values: RegistrationValues): Promise<Login> => {
    try {
      return await register(bodyOf(phone, values));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const known = unanswered.current && !mayBeTaken(error);
      unanswered.current ||= mayBeTaken(error);
      const login = known
        ? await signInByPassword(usernameOfPhone(phone), values.pass1, page.subdomain).catch(() => undefined)
        : undefined;
      if (login) return login;
      throw error;
    }
  };
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        if (!hidden) form.setValue('pass2', form.getValues('pass1'));
        return send(event);
      }}
    >
      <p className="sign-in__text">{t('sign-in.registration-text')}</p>
      <input
        className="visually-hidden"
        autoComplete="username"
        value={phone}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <TextField form={form} name="firstName" label={t('account.first-name')} autoComplete="given-name" />
      <TextField form={form} name="lastName" label={t('account.last-name')} autoComplete="family-name" />
      <PasswordField
        form={form}
        name="pass1"
        label={t('sign-in.pass1')}
        autoComplete="new-password"
        isShown
        onShow={(shown) => {
          form.setValue('pass2', '');
          setHidden(!shown);
        }}
      />
      <PasswordChecklist control={form.control} name="pass1" level={page.level} t={t} />
      {hidden && (
        <PasswordField form={form} name="pass2" label={t('sign-in.pass2')} autoComplete="new-password" />
      )}
      <details className="form__more">
        <summary>{t('sign-in.more-about')}</summary>
        <div className="form">
          <TextField
            form={form}
            name="middleName"
            label={t('account.middle-name')}
            autoComplete="additional-name"
            optional
          />
          <TextField
            form={form}
            name="email"
            label={t('account.email')}
            autoComplete="email"
            type="email"
            optional
          />
          <div className="form__row">
            <SelectField
              form={form}
              name="gender"
              label={t('account.gender')}
              optional
              options={GENDERS.map(([value, key]) => ({ value, label: t(key) }))}
            />
            <SelectField
              form={form}
              name="personType"
              label={t('account.person-type')}
              options={PERSON_TYPES.map(([value, key]) => ({ value, label: t(key) }))}
            />
          </div>
        </div>
      </details>
      {needsCode && (
        <>
          <CodeField form={form} name="code" />
          <CodeAgain purpose="sign-in" name={phone} sentAt={sentAt} t={t} />
        </>
      )}
      <FormError form={form} />
      <SubmitButton form={form}>{t('sign-in.finish')}</SubmitButton>
      <button type="button" className="sign-in__link" onClick={() => go({ kind: 'phone' })}>
        {t('sign-in.other-phone')}
      </button>
    </form>
  );
}

const EMPTY: RegistrationValues = {
  firstName: '',
  lastName: '',
  middleName: '',
  gender: '',
  personType: 'physical',
  email: '',
  pass1: '',
  pass2: '',
  code: '',
};

const GENDERS = [
  ['', 'sign-in.gender-none'],
  ['female', 'account.gender-female'],
  ['male', 'account.gender-male'],
] as const;

const PERSON_TYPES = [
  ['physical', 'account.physical'],
  ['legal', 'account.legal'],
] as const;

function bodyOf(phone: string, values: RegistrationValues): CallInput<typeof registerCustomer>['body'] {
  const { firstName, lastName, middleName, gender, personType, email, pass1, pass2, code } = values;
  return {
    profile: {
      phoneNumber: phone,
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      middleName: middleName.trim() || null,
      gender: gender === 'female' || gender === 'male' ? gender : null,
    },
    username: usernameOfPhone(phone),
    code: readCode(code),
    email: email.trim(),
    personType: personType === 'legal' ? 'legal' : 'physical',
    password: { first: pass1, second: pass2 },
  };
}
