import { useState } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import { Field, type FieldProps } from './Field.tsx';

export interface PasswordFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** Tells password managers to fill in the known one or to make a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** True if it is shown at first. */
  isShown?: boolean;
  onShow?: (shown: boolean) => void;
}

/** A field for a password, which can be shown. */
export function PasswordField<Values extends FieldValues>({
  autoComplete,
  isShown = false,
  onShow,
  ...field
}: PasswordFieldProps<Values>) {
  const { form, name } = field;
  const [shown, setShown] = useState(isShown);
  const { isSubmitting } = useFormState({ control: form.control });
  return (
    <Field {...field}>
      {(control) => (
        <span className="field__with-button">
          <input
            className="field__input"
            // Browsers offer to keep what is sent as a password.
            type={shown && !isSubmitting ? 'text' : 'password'}
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
            onClick={() => {
              setShown(!shown);
              onShow?.(!shown);
            }}
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
