import type { MaskitoOptions } from '@maskito/core';
import type { FieldValues } from 'react-hook-form';
import { Field, type FieldProps } from '#storefront/ui/form/Field.tsx';
import { joinRefs } from '#storefront/ui/form/join-refs.ts';
import { useMask } from '#storefront/ui/form/use-mask.ts';

export interface MaskedFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  mask: MaskitoOptions;
  inputMode: 'text' | 'numeric';
  autoComplete?: string;
  placeholder: string;
}

/** A field that formats its text by a mask while it is typed. */
export function MaskedField<Values extends FieldValues>({
  mask: options,
  inputMode,
  autoComplete = 'off',
  placeholder,
  ...field
}: MaskedFieldProps<Values>) {
  const mask = useMask(options);
  const { ref, onChange, ...input } = field.form.register(field.name);
  return (
    <Field {...field}>
      {(control) => (
        <input
          className="field__input"
          type="text"
          inputMode={inputMode}
          autoComplete={autoComplete}
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          placeholder={placeholder}
          {...control}
          {...input}
          onInput={onChange}
          ref={joinRefs(ref, mask)}
        />
      )}
    </Field>
  );
}
