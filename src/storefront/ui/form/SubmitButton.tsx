import type { ReactNode } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import type { ShopForm } from './use-shop-form.ts';

/** Sends the form; while it is on its way the button says so, and another press does nothing. */
export function SubmitButton<Values extends FieldValues>({
  form,
  children,
}: {
  form: ShopForm<Values>;
  children: ReactNode;
}) {
  const { isSubmitting } = useFormState({ control: form.control });
  return (
    <button
      type="submit"
      className="button button--primary form__submit"
      aria-busy={isSubmitting}
      onClick={(event) => {
        if (isSubmitting) event.preventDefault();
      }}
    >
      {children}
    </button>
  );
}
