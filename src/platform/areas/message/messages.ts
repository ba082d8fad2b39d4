import { randomInt } from 'node:crypto';
import type { Shop } from '#platform/store/shop.ts';

/** A text message to a phone. `code` is the code or one-time password in the text, where there is one. */
export interface Message {
  id: number;
  phone: string;
  kind: 'registration' | 'sign-in' | 'password' | 'bank-card' | 'payment' | 'order' | 'installment';
  code: string | null;
  text: string;
  sentAt: string;
}

/**
 * Writes a text message, for the caller's transaction. In a playground it is kept, to be read on the
 * operator's page; else the outbox sends it.
 */
export function sendMessage(
  shop: Shop,
  { phone, kind, code, text }: Omit<Message, 'id' | 'sentAt'>,
  now: Date,
): void {
  shop.sql.run`
    INSERT INTO message (shop, phone, kind, code, text, sent_at, state)
    VALUES (${shop.id}, ${phone}, ${kind}, ${code}, ${text}, ${now.toISOString()},
      ${shop.sql.isPlayground ? 'kept' : 'waiting'})`;
}

/** Messages of a shop, newest first; to one phone where one is given. */
export function readMessages(shop: Shop, limit: number, phone: string | null = null): Message[] {
  return shop.sql.all<Message>`
    SELECT id, phone, kind, code, text, sent_at AS sentAt FROM message
    WHERE shop = ${shop.id} AND (${phone} IS NULL OR phone = ${phone}) ORDER BY id DESC LIMIT ${limit}`;
}

/** A new code of six digits for a text message. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}
