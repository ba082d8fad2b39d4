import type { FieldValues } from 'react-hook-form';
import { Field, type FieldProps } from './Field.tsx';
import { joinRefs } from './join-refs.ts';
import { PHONE_MASK, PHONE_TEMPLATE } from './phone-mask.ts';
import { useMask } from './use-mask.ts';

/** A field for a phone number: the prefix stands there, digits are grouped while they are typed. */
export function PhoneField<Values extends FieldValues>(
  props: Omit<FieldProps<Values>, 'label'> & { label?: string },
) {
  const { form, name, label = form.t('form.phone') } = props;
  const mask = useMask(PHONE_MASK);
  const { ref, onChange, ...input } = form.register(name);
  return (
    <Field {...props} label={label}>
      {(control) => (
        <input
          className="field__input"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder={PHONE_TEMPLATE.replaceAll('_', '0')}
          {...control}
          {...input}
          onInput={onChange}
          ref={joinRefs(ref, mask)}
        />
      )}
    </Field>
  );
}
