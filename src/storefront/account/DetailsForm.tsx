import { useEffect, useState } from 'react';
import type { User } from '#contract/account/account.ts';
import { type ProfileValues, profileChange, profileValues } from '#domain/account/profile.ts';
import { lastBirthday } from '#domain/time/birthday.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { FormError } from '#storefront/ui/form/FormError.tsx';
import { SelectField } from '#storefront/ui/form/SelectField.tsx';
import { SubmitButton } from '#storefront/ui/form/SubmitButton.tsx';
import { TextField } from '#storefront/ui/form/TextField.tsx';
import { sendForm, useShopForm } from '#storefront/ui/form/use-shop-form.ts';
import { Done } from './Done.tsx';
import { changeProfile } from './own-profile.ts';
import { profileSchema } from './profile-schema.ts';

const FIELDS = {
  'profile.firstName': 'firstName',
  'profile.lastName': 'lastName',
  'profile.middleName': 'middleName',
  'profile.birthday': 'birthday',
  email: 'email',
} as const;

/** Form of the customer's name, birthday and e-mail address. */
export function DetailsForm({ user, t }: { user: User; t: Translate }) {
  const form = useShopForm<ProfileValues>(profileSchema, {
    formId: 'profile',
    t,
    defaultValues: profileValues(user),
  });
  const { isDirty } = form.formState;
  const [done, setDone] = useState<string>();
  const send = sendForm(
    form,
    async (values) => {
      const change = profileChange(user, values);
      const next = change ? await changeProfile(user.id, change) : user;
      form.reset(profileValues(next));
      setDone(t(change ? 'account.saved' : 'account.unchanged'));
    },
    { refusals: { taken: 'account.email-taken', invalid: 'form.invalid-inf' }, fields: FIELDS },
  );

  // A change from another tab or the platform is shown, unless it would undo what is being typed.
  const { reset } = form;
  useEffect(() => {
    if (!isDirty) reset(profileValues(user));
    else setDone(undefined);
  }, [user, isDirty, reset]);

  return (
    <section className="account-panel panel" aria-labelledby="profile-about">
      <h2 id="profile-about">{t('account.about')}</h2>
      <form className="form profile-details" noValidate onSubmit={send}>
        <div className="form__row">
          <TextField form={form} name="firstName" label={t('account.first-name')} autoComplete="given-name" />
          <TextField form={form} name="lastName" label={t('account.last-name')} autoComplete="family-name" />
        </div>
        <TextField
          form={form}
          name="middleName"
          label={t('account.middle-name')}
          autoComplete="additional-name"
          optional
        />
        <div className="form__row">
          <SelectField
            form={form}
            name="gender"
            label={t('account.gender')}
            autoComplete="sex"
            options={[
              { value: '', label: t('account.gender-none') },
              { value: 'female', label: t('account.gender-female') },
              { value: 'male', label: t('account.gender-male') },
            ]}
          />
          <TextField
            form={form}
            name="birthday"
            type="date"
            max={lastBirthday(new Date())}
            label={t('account.birthday')}
            autoComplete="bday"
            optional
          />
        </div>
        <div className="form__row">
          <TextField
            form={form}
            name="email"
            type="email"
            inputMode="email"
            label={t('account.email')}
            autoComplete="email"
            optional
          />
          <SelectField
            form={form}
            name="personType"
            label={t('account.person-type')}
            options={[
              { value: 'physical', label: t('account.physical') },
              { value: 'legal', label: t('account.legal') },
            ]}
          />
        </div>
        <FormError form={form} />
        <div className="account-form-foot">
          <SubmitButton form={form}>{t('account.save')}</SubmitButton>
          <Done text={done} />
        </div>
      </form>
    </section>
  );
}
