import type { FieldValues } from 'react-hook-form';
import { groupPhone, settlePhone } from '#domain/account/phone.ts';
import type { FieldProps } from './Field.tsx';
import { GroupedField } from './GroupedField.tsx';

/** A field for a phone: the prefix comes with the first digit, digits are grouped while they are typed. */
export function PhoneField<Values extends FieldValues>(
  props: Omit<FieldProps<Values>, 'label'> & { label?: string },
) {
  const { form, label = form.t('form.phone') } = props;
  return (
    <GroupedField
      {...props}
      label={label}
      group={groupPhone}
      settle={settlePhone}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="+998 00 000 00 00"
    />
  );
}
