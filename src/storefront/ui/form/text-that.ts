import { z } from 'zod/mini';
import type { MessageKey } from '#storefront/i18n/message-key.ts';

/** A text without a problem; `problemOf` returns the message beside the field. */
export function textThat(problemOf: (text: string) => MessageKey | undefined) {
  return z.string().check((context) => {
    const message = problemOf(context.value);
    if (message) context.issues.push({ code: 'custom', input: context.value, message });
  });
}
