import { codeLeft, type HeldCode } from '#domain/account/cashback-code.ts';

/** The last code and the token it was given for. It can pay, so it is kept in memory alone. */
let last: { token: string; held: HeldCode } | undefined;

export function rememberCode(token: string, held: HeldCode): void {
  last = { token, held };
}

/** The last code of this token, while it is valid. */
export function rememberedCode(token: string, now: number): HeldCode | undefined {
  return last?.token === token && codeLeft(last.held, now) > 0 ? last.held : undefined;
}
