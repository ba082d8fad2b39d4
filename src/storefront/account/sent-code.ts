import { isRecord } from '#domain/parse/is-record.ts';
import { tabValue } from '#storefront/storage/tab-value.ts';

/** Purposes of a code. Each has a limit of its own. */
export type CodePurpose = 'registration' | 'sign-in' | 'password' | 'payment' | 'phone' | 'card';

/** A code that was sent; `name` is the phone or user name, `at` is in milliseconds since 1970. */
export interface SentCode {
  purpose: CodePurpose;
  name: string;
  at: number;
}

/** Milliseconds in which a code is good. */
const LIFETIME = 5 * 60 * 1000;

/** The last code that this tab asked for: a reload does not cost another one. */
const kept = tabValue('sent-code:v1', 'customer');

export function keepSentCode(code: SentCode): void {
  kept.write(JSON.stringify(code));
}

/** The last code, if it may still be typed in. */
export function readSentCode(now = Date.now()): SentCode | undefined {
  try {
    const value: unknown = JSON.parse(kept.read() ?? '');
    if (!isRecord(value)) return undefined;
    const { purpose, name, at } = value;
    const isText = typeof purpose === 'string' && typeof name === 'string' && name !== '';
    if (!isText || typeof at !== 'number' || at > now || now - at >= LIFETIME) return undefined;
    return { purpose: purpose as CodePurpose, name, at };
  } catch {
    return undefined;
  }
}

export function forgetSentCode(): void {
  kept.write(null);
}
