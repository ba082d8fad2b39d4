import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field, type FieldProps } from './Field.tsx';

export interface TextFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'number' | 'date' | 'datetime-local'>;
  /** The first and the last day of a date. */
  min?: string | undefined;
  max?: string;
  /** Takes several lines. */
  multiline?: boolean;
}

/** A field for a line of text, or for several. */
export function TextField<Values extends FieldValues>({
  autoComplete = 'off',
  inputMode,
  type = 'text',
  min,
  max,
  multiline,
  ...field
}: TextFieldProps<Values>) {
  const { form, name } = field;
  return (
    <Field {...field}>
      {(control) =>
        multiline ? (
          <textarea className="field__input" rows={3} {...control} {...form.register(name)} />
        ) : (
          <input
            className="field__input"
            type={type}
            autoComplete={autoComplete}
            inputMode={inputMode}
            min={min}
            max={max}
            {...control}
            {...form.register(name)}
          />
        )
      }
    </Field>
  );
}
