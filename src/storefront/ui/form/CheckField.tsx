import type { ReactNode } from 'react';
import { type FieldError, type FieldPath, type FieldValues, get, useFormState } from 'react-hook-form';
import type { MessageKey } from '#storefront/i18n/message-key.ts';
import type { ShopForm } from './use-shop-form.ts';
import './form.css';

/** A box to tick. */
export function CheckField<Values extends FieldValues>({
  form,
  name,
  children,
}: {
  form: ShopForm<Values>;
  name: FieldPath<Values>;
  /** Statement that a tick agrees to. */
  children: ReactNode;
}) {
  const { formId, t, control, register } = form;
  const error: FieldError | undefined = get(useFormState({ control, name }).errors, name);
  const id = `${formId}-${name.replaceAll('.', '-')}`;
  return (
    <div className="field field--check">
      <label className="check" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}-note`}
          {...register(name)}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p className="field__note" id={`${id}-note`} role="alert">
          {t((error.message ?? 'form.required') as MessageKey)}
        </p>
      )}
    </div>
  );
}
