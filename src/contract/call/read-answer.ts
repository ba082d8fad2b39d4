import type { Failure } from './failure.ts';

/** The JSON of an answer; undefined where it is none, as where there is no body. */
export function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** True for an answer with a status of 400 or more that gives its reason in the words of the contract. */
export function isFailure(answer: unknown): answer is Failure {
  const { code, message, field } = Object(answer);
  return (
    typeof code === 'string' && typeof message === 'string' && ['string', 'undefined'].includes(typeof field)
  );
}
