import { useEffect } from 'react';
import type { FieldPathValue, FieldValues } from 'react-hook-form';
import { Field, type FieldProps } from './Field.tsx';

interface MessageCode extends Credential {
  code?: string;
}

/** A field for the code of a text message; browsers that read it fill it in by themselves. */
export function CodeField<Values extends FieldValues>(
  props: Omit<FieldProps<Values>, 'label'> & { label?: string },
) {
  const { form, name, label = form.t('form.code') } = props;
  const { setValue } = form;

  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const waiting = new AbortController();
    const request = { otp: { transport: ['sms'] }, signal: waiting.signal };
    navigator.credentials.get(request).then(
      (message: MessageCode | null) => {
        if (message?.code)
          setValue(name, message.code as FieldPathValue<Values, typeof name>, { shouldValidate: true });
      },
      () => {
        // The browser may refuse to read messages: the code can be typed.
      },
    );
    return () => waiting.abort();
  }, [name, setValue]);

  return (
    <Field {...props} label={label}>
      {(control) => (
        <input
          className="field__input field__input--code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          {...control}
          {...form.register(name)}
        />
      )}
    </Field>
  );
}
