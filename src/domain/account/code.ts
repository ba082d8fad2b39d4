import { withoutSeparators } from '#domain/text/typed-text.ts';

/** Characters of a code in a text message. */
export const CODE_MIN = 4;
export const CODE_LENGTH = 6;

/** Message keys of a code that is not sent. */
export type CodeProblem = 'required' | 'code-length' | 'code-long';

/** A typed code as it is sent: `516 643` is `516643`. */
export const readCode = (text: string): string => withoutSeparators(text);

/** Fault of a typed code. */
export function codeProblem(text: string): CodeProblem | undefined {
  const { length } = readCode(text);
  if (length === 0) return 'required';
  if (length > CODE_LENGTH) return 'code-long';
  return length < CODE_MIN ? 'code-length' : undefined;
}
