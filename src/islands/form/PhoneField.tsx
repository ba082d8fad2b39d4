import type { FieldValues } from 'react-hook-form';
import { PHONE_PREFIX } from '#domain/phone.ts';
import { Field, type FieldProps } from './Field.tsx';
import { joinRefs } from './join-refs.ts';
import { useQuickMask } from './use-quick-mask.ts';

/** A digit stands for each underscore. */
export const PHONE_MASK = `${PHONE_PREFIX} __ ___ __ __`;

/** A field for a phone number: the prefix stands there, digits are grouped while they are typed. */
export function PhoneField<Values extends FieldValues>(
  props: Omit<FieldProps<Values>, 'label'> & { label?: string },
) {
  const { form, name, label = form.t('form.phone') } = props;
  const mask = useQuickMask({
    mask: PHONE_MASK,
    replacement: { _: /\d/ },
    // What is pasted, or filled in by a browser, may have the prefix.
    track: ({ inputType, data }) => (inputType === 'insert' ? withoutPrefix(data) : data),
  });
  const { ref, ...input } = form.register(name);
  return (
    <Field {...props} label={label}>
      {(control) => (
        <input
          className="field__input"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder={PHONE_MASK.replaceAll('_', '0')}
          {...control}
          {...input}
          ref={joinRefs(ref, mask)}
        />
      )}
    </Field>
  );
}

/** Nine digits of a number that came with its prefix, or the text as it is. */
function withoutPrefix(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.length > 9 && digits.startsWith('998') ? digits.slice(3) : text;
}
