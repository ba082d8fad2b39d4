import { type FieldValues, useFormState } from 'react-hook-form';
import type { MessageKey } from '#storefront/i18n/message-key.ts';
import type { ShopForm } from './use-shop-form.ts';
import './form.css';

/** Error of the whole form after it was sent. */
export function FormError<Values extends FieldValues>({ form }: { form: ShopForm<Values> }) {
  const { errors } = useFormState({ control: form.control });
  const message = errors.root?.message;
  return (
    <p className="form__error" role="alert" hidden={!message}>
      {message && form.t(message as MessageKey)}
    </p>
  );
}
