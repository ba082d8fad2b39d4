import { z } from 'zod/mini';
import type { MessageKey } from '#storefront/i18n/message-key.ts';

const TOO_LONG = 'form.too-long' satisfies MessageKey;

/** Message beside a field; the number behind a key is that of its text. */
export type FieldMessage = MessageKey | `${typeof TOO_LONG}#${number}`;

/** A text without a problem; `problemOf` returns the message beside the field. */
export function textThat(problemOf: (text: string) => FieldMessage | undefined) {
  return z.string().check((context) => {
    const message = problemOf(context.value);
    if (message) context.issues.push({ code: 'custom', input: context.value, message });
  });
}

/** Message of a text with more than so many characters; a field that only cut it would lose words. */
export function tooLong(text: string, limit: number): FieldMessage | undefined {
  return text.trim().length > limit ? `${TOO_LONG}#${limit}` : undefined;
}

export const textUpTo = (limit: number) => textThat((text) => tooLong(text, limit));
