import { type CodeProblem, codeProblem } from '#domain/account/code.ts';
import type { MessageKey } from '#storefront/i18n/message-key.ts';
import { textThat } from './text-that.ts';

const PROBLEMS: Readonly<Record<CodeProblem, MessageKey>> = {
  required: 'form.required',
  'code-length': 'form.code-length',
  'code-long': 'form.code-long',
};

/** Schema of a field for the code of a text message. */
export const codeText = textThat((text) => {
  const problem = codeProblem(text);
  return problem && PROBLEMS[problem];
});
