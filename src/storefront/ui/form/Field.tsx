import type { ReactNode } from 'react';
import { type FieldError, type FieldPath, type FieldValues, get, useFormState } from 'react-hook-form';
import type { MessageKey, Translate } from '#storefront/i18n/message-key.ts';
import type { ShopForm } from './use-shop-form.ts';
import './input.css';
import './form.css';

/** Props of every field of a form. */
export interface FieldProps<Values extends FieldValues> {
  form: ShopForm<Values>;
  name: FieldPath<Values>;
  label: string;
  /** Stands below the field until there is an error. */
  hint?: string;
  /** Says beside the label that the field may stay empty. */
  optional?: boolean;
}

/** Attributes that connect an input with its label and its error. */
export interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string;
}

/** Label, input and, in the room below, a hint or the error. */
export function Field<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  optional,
  children,
}: FieldProps<Values> & { children: (control: ControlProps) => ReactNode }) {
  const { formId, t, control } = form;
  const error: FieldError | undefined = get(useFormState({ control, name }).errors, name);
  const id = `${formId}-${name.replaceAll('.', '-')}`;
  const noteId = `${id}-note`;
  return (
    <div className={error ? 'field field--wrong' : 'field'}>
      <label className="field__label" htmlFor={id}>
        {label}
        {optional && <span className="field__optional"> {t('form.optional')}</span>}
      </label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': noteId })}
      <p className="field__note" id={noteId} role={error ? 'alert' : undefined}>
        {error ? messageText(error.message, t) : hint}
      </p>
    </div>
  );
}

function messageText(message = '', t: Translate): string {
  // The messages of a schema are keys, perhaps with a number; any other text is the platform's own sentence.
  const [, key, number] = /^([a-z][\w-]*\.[\w-]+)(?:#(\d+))?$/i.exec(message) ?? [];
  return key ? t(key as MessageKey, number ? { number: Number(number) } : undefined) : message;
}
