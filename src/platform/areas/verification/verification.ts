import { newCode, sendMessage } from '#platform/areas/message/messages.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { Shop } from '#platform/store/shop.ts';
import { type CodeKind, codeText } from './code-text.ts';

/** Life of a code. */
const CODE_LIFETIME_MS = 5 * 60_000;

/** Wrong tries that a code bears. */
const MAX_CODE_TRIES = 5;

/** Seconds after which a form offers to send another code. */
const RESEND_AFTER_SECONDS = 60;

/** Within which time messages with codes are counted, and after which a phone may have more of them. */
const CODE_WINDOW_MS = 30 * 60_000;

/**
 * Purpose of a code. A `phone` code registers or signs in. Codes for cards are counted apart from the
 * others.
 */
export type CodePurpose = 'phone' | 'password' | 'bank-card';

const MAX_CODES: Record<CodePurpose, number> = { phone: 3, password: 3, 'bank-card': 10 };

/** A code is for a phone, a purpose and, where it confirms a card, that card. */
export interface CodeFor {
  /** `+998901234567`. */
  phone: string;
  purpose: CodePurpose;
  /** Id of the card; 0 for other purposes. */
  subject?: number;
}

/** Sends a new code, which takes the place of the one before. Throws 423 where the phone has had too many. */
export function sendCode(
  shop: Shop,
  { phone, purpose, subject = 0 }: CodeFor,
  kind: CodeKind,
  now: Date,
): { expiresAt: string; resendAfter: number } {
  forgetOldCodes(shop, phone, now);
  refuseTooManyCodes(shop, phone, purpose, now);
  const code = newCode();
  shop.sql.run`
    UPDATE verification_code SET used = 1 WHERE shop = ${shop.id} AND phone = ${phone}
      AND purpose = ${purpose} AND subject = ${subject}`;
  shop.sql.run`
    INSERT INTO verification_code (shop, phone, purpose, subject, code, sent_at)
    VALUES (${shop.id}, ${phone}, ${purpose}, ${subject}, ${code}, ${now.toISOString()})`;
  sendMessage(shop, { phone, kind, code, text: codeText(shop, kind, code) }, now);
  return {
    expiresAt: new Date(now.getTime() + CODE_LIFETIME_MS).toISOString(),
    resendAfter: RESEND_AFTER_SECONDS,
  };
}

/**
 * Checks a code and gives its id, for `spendCode`. Throws 422 for a wrong or old one and 429 after too many
 * tries. A wrong try is counted, so this must not stand in a transaction, which would forget it.
 */
export function checkCode(
  shop: Shop,
  { phone, purpose, subject = 0 }: CodeFor,
  code: string,
  now: Date,
  field = 'code',
): number {
  const sent = shop.sql.get<{ id: number; code: string; tries: number; sentAt: string }>`
    SELECT id, code, tries, sent_at AS sentAt FROM verification_code
    WHERE shop = ${shop.id} AND phone = ${phone} AND purpose = ${purpose} AND subject = ${subject}
      AND used = 0 ORDER BY id DESC LIMIT 1`;
  if (!sent) throw wrongCode(field);
  if (Date.parse(sent.sentAt) + CODE_LIFETIME_MS <= now.getTime()) {
    throw new Refusal(422, { code: 'expired-code', message: 'The code is too old; ask for another.', field });
  }
  if (sent.tries >= MAX_CODE_TRIES) {
    throw new Refusal(429, {
      code: 'too-many-tries',
      message: 'The code was tried too often; ask for another.',
      field,
    });
  }
  if (sent.code === code) return sent.id;
  shop.sql.run`UPDATE verification_code SET tries = tries + 1 WHERE shop = ${shop.id} AND id = ${sent.id}`;
  throw wrongCode(field);
}

/** Makes a checked code worthless. Throws 422 where another call was faster. */
export function spendCode(shop: Shop, id: number, field = 'code'): void {
  if (
    shop.sql
      .run`UPDATE verification_code SET used = 1 WHERE shop = ${shop.id} AND id = ${id} AND used = 0` === 0
  )
    throw wrongCode(field);
}

/** Lets every phone of the shop ask for codes again; returns how many codes were forgotten. */
export function forgetCodes(shop: Shop): number {
  return shop.sql.run`DELETE FROM verification_code WHERE shop = ${shop.id}`;
}

function forgetOldCodes(shop: Shop, phone: string, now: Date): void {
  const since = new Date(now.getTime() - CODE_WINDOW_MS).toISOString();
  shop.sql
    .run`DELETE FROM verification_code WHERE shop = ${shop.id} AND phone = ${phone} AND sent_at <= ${since}`;
}

/** Counts what `forgetOldCodes` has left. */
function refuseTooManyCodes(shop: Shop, phone: string, purpose: CodePurpose, now: Date): void {
  const recent = shop.sql.all<{ sentAt: string }>`
    SELECT sent_at AS sentAt FROM verification_code
    WHERE shop = ${shop.id} AND phone = ${phone} AND (purpose = 'bank-card') = (${purpose} = 'bank-card')
    ORDER BY id DESC`;
  const oldest = recent[MAX_CODES[purpose] - 1];
  if (!oldest) return;
  const wait = Math.ceil((Date.parse(oldest.sentAt) + CODE_WINDOW_MS - now.getTime()) / 1000);
  const message =
    'Too many codes were sent to this phone; another can be sent 30 minutes after the first of them.';
  throw new Refusal(423, { code: 'limit-reached', message }, { 'retry-after': String(wait) });
}

function wrongCode(field: string): Refusal {
  return new Refusal(422, { code: 'wrong-code', message: 'The code is wrong.', field });
}
