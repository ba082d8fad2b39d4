import { zodResolver } from '@hookform/resolvers/zod';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import type { MessageKey, Translate } from '#storefront/i18n/message-key.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { messageOf, type RefusalMessages } from './message-of.ts';

/** A form of a shop: react-hook-form with further data for its fields. */
export interface ShopForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** Begins the ids of its fields; one on a page has it. */
  formId: string;
  t: Translate;
}

export interface ShopFormOptions<Values extends FieldValues> {
  formId: string;
  t: Translate;
  defaultValues: DefaultValues<Values>;
}

/**
 * A form whose values are checked by `schema` (zod/mini), with keys of the dictionaries as messages. A field
 * is checked when it is left, and at each change once it is wrong; sending checks all and focuses the first
 * wrong one.
 */
export function useShopForm<Values extends FieldValues>(
  schema: ZodMiniType<Values, Values>,
  { formId, t, defaultValues }: ShopFormOptions<Values>,
): ShopForm<Values> {
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues, mode: 'onTouched' });
  return { ...form, formId, t };
}

export interface SendOptions<Values extends FieldValues> {
  /** Messages for refusals, by their code, in the words of this form. */
  refusals?: RefusalMessages;
  /** The field of the form that a refused field of the call is. */
  fields?: Readonly<Record<string, FieldPath<Values>>>;
}

/**
 * Sends a form. If `send` fails, the form shows the reason: at the refused field, which gets the focus, else
 * above the button (`FormError`).
 */
export function sendForm<Values extends FieldValues>(
  form: ShopForm<Values>,
  send: (values: Values) => Promise<void>,
  { refusals = {}, fields = {} }: SendOptions<Values> = {},
) {
  return form.handleSubmit(async (values) => {
    try {
      await send(values);
    } catch (error) {
      const message: MessageKey = messageOf(error, refusals);
      const field = error instanceof CallError && error.field ? fields[error.field] : undefined;
      if (field) form.setError(field, { type: 'refused', message }, { shouldFocus: true });
      else form.setError('root', { type: 'refused', message });
    }
  });
}
