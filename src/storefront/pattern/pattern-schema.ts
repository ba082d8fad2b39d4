import { type ZodMiniType, z } from 'zod/mini';
import type { PatternField } from '#contract/cart/pattern.ts';
import { type AnswerFault, answerFault } from '#domain/cart/pattern.ts';
import type { MessageKey } from '#storefront/i18n/message-key.ts';

/** Texts in the fields, by the field's name in the form. */
export type PatternAnswers = Record<string, string>;

const MESSAGES: Readonly<Record<AnswerFault, MessageKey>> = {
  required: 'form.required',
  number: 'pattern.number',
  price: 'pattern.price',
  date: 'pattern.date',
  past: 'pattern.past',
  choice: 'pattern.choice',
  long: 'pattern.long',
};

/** Name of a field in the form: ids alone would be read as places in a list. */
export const fieldName = ({ id }: Pick<PatternField, 'id'>) => `field${id}`;

/** Schema of a form of these fields. */
export function patternSchema(fields: readonly PatternField[]): ZodMiniType<PatternAnswers, PatternAnswers> {
  const answers = Object.fromEntries(
    fields.map((field) => [
      fieldName(field),
      z.string().check((context) => {
        const fault = answerFault(field, context.value, new Date());
        if (fault) context.issues.push({ code: 'custom', message: MESSAGES[fault], input: context.value });
      }),
    ]),
  );
  return z.object(answers);
}

/** The answers by field id, as the rules read them. */
export function answersById(
  fields: readonly PatternField[],
  answers: PatternAnswers,
): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field.id, answers[fieldName(field)] ?? '']));
}
