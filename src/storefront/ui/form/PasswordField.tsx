import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import { Field, type FieldProps } from './Field.tsx';

export interface PasswordFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** Tells password managers to fill in the known one or to make a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A field for a password, which can be shown. */
export function PasswordField<Values extends FieldValues>({
  autoComplete,
  ...field
}: PasswordFieldProps<Values>) {
  const { form, name } = field;
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
      {(control) => (
        <span className="field__with-button">
          <input
            className="field__input"
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            {...control}
            {...form.register(name)}
          />
          <button
            type="button"
            className="icon-button field__button"
            aria-pressed={shown}
            aria-label={form.t('form.show-password')}
            onClick={() => setShown(!shown)}
          >
            <svg className="icon" aria-hidden="true">
              <use href={iconHref(shown ? 'eye-off' : 'eye')} />
            </svg>
          </button>
        </span>
      )}
    </Field>
  );
}
