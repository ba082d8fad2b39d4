import type { PropertyValue } from '#contract/cart/cart.ts';
import type { PatternField } from '#contract/cart/pattern.ts';
import type { Language, Localized } from '#contract/value/primitive.ts';
import { formatDate, formatMoment } from '#domain/text/format.ts';
import { momentOfAnswer } from './pattern.ts';

/** Language of a page: its own texts and its prices. */
export interface AnswerLanguage {
  language: Language;
  text: (localized: Localized) => string;
  price: (sum: number) => string;
}

/** Answers in words, as people write them: `Ribbon: Red`, `Ready by: December 1, 2026`. */
export function answerWords(
  fields: readonly PatternField[],
  values: readonly PropertyValue[],
  page: AnswerLanguage,
): string[] {
  return values.flatMap(({ id, ...given }) => {
    const field = fields.find((one) => one.id === id);
    const answer = String(Object.values(given).find((one) => one !== undefined) ?? '');
    return field && answer !== '' ? [`${page.text(field.name)}: ${wordsOf(field, answer, page)}`] : [];
  });
}

function wordsOf(
  { type, values }: PatternField,
  answer: string,
  { language, text, price }: AnswerLanguage,
): string {
  switch (type) {
    case 'predefined':
    case 'status': {
      const chosen = values.find(({ id }) => String(id) === answer);
      return chosen ? text(chosen.name) : answer;
    }
    case 'file':
      return '✓';
    case 'date':
      return formatDate(`${answer}T12:00:00Z`, language);
    case 'datetime':
      return formatMoment(momentOfAnswer(answer).toISOString(), language);
    case 'price':
      return price(Number(answer));
    case 'number':
      return language === 'en' ? answer : answer.replace('.', ',');
    default:
      return answer;
  }
}
