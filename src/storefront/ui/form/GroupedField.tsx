import type { FieldValues } from 'react-hook-form';
import { Field, type FieldProps } from './Field.tsx';
import { groupedInput } from './grouped-input.ts';

export interface GroupedFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** Groups the text while it is typed. Characters that count stay. */
  group: (text: string) => string;
  /** Writes the text as it is read, once the field is left. */
  settle?: (text: string) => string;
  type?: 'text' | 'tel';
  inputMode: 'text' | 'numeric' | 'tel';
  autoComplete?: string;
  placeholder: string;
}

/** A field that groups its text while it is typed, and cuts nothing. */
export function GroupedField<Values extends FieldValues>({
  group,
  settle,
  type = 'text',
  inputMode,
  autoComplete = 'off',
  placeholder,
  ...field
}: GroupedFieldProps<Values>) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          className="field__input"
          type={type}
          inputMode={inputMode}
          autoComplete={autoComplete}
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          placeholder={placeholder}
          {...control}
          {...groupedInput(field.form, field.name, group, settle)}
        />
      )}
    </Field>
  );
}
