import type { FieldValues } from 'react-hook-form';
import { Field, type FieldProps } from './Field.tsx';

export interface SelectFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** The first means no choice, if its value is empty. */
  options: readonly { value: string; label: string }[];
  autoComplete?: string;
}

/** A field that takes one of given values. */
export function SelectField<Values extends FieldValues>({
  options,
  autoComplete = 'off',
  ...field
}: SelectFieldProps<Values>) {
  const { form, name } = field;
  return (
    <Field {...field}>
      {(control) => (
        <select
          className="field__input field__input--select"
          autoComplete={autoComplete}
          {...control}
          {...form.register(name)}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
