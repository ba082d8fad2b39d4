import { codeLeft, type HeldCode } from '#domain/account/cashback-code.ts';

/** The last code of who was signed in with a token. What pays is in memory alone, until the page is left. */
let last: { token: string; held: HeldCode } | undefined;

export function rememberCode(token: string, held: HeldCode): void {
  last = { token, held };
}

/** The code that who is signed in with the token got last, while it is good. */
export function rememberedCode(token: string, now: number): HeldCode | undefined {
  return last?.token === token && codeLeft(last.held, now) > 0 ? last.held : undefined;
}
