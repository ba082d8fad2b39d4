import { clearTimeout, setTimeout } from 'node:timers';
import type { Log } from '#lib/log/log.ts';
import type { MessageSender, Sending } from '#platform/message-senders/message-sender.ts';
import type { Sql } from '#platform/store/database.ts';

const AT_ONCE = 20;

/** Seconds from a try that was not taken to the next one; then the message has failed. */
const RETRY_AFTER_S = [2, 5, 15, 60, 300, 900];

/** A code is worth nothing when it arrives later. */
const CODE_IS_SENT_WITHIN_MS = 4 * 60_000;

/** A try that has not ended by then was made by a process that died. */
const TRY_ENDS_WITHIN_MS = 60_000;

interface Waiting {
  id: number;
  shopName: string;
  phone: string;
  kind: string;
  code: string | null;
  text: string;
  writtenAt: string;
  state: 'waiting' | 'sending';
  tries: number;
  nextTryAt: string | null;
}

/**
 * Sends the messages that wait in the file. A message with a code is handed over once at most: where nobody
 * knows whether it was taken, the shopper asks for another. Others are tried until they are taken, so one may
 * arrive twice. Nothing of a text or a phone is logged.
 */
export class MessageOutbox {
  readonly #sql: Sql;
  readonly #sender: MessageSender;
  /** With `{subdomain}` where the name of the shop goes. */
  readonly #storefront: string;
  readonly #log: Log;
  readonly #underWay = new Map<number, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(sql: Sql, sender: MessageSender, storefront: string, log: Log) {
    this.#sql = sql;
    this.#storefront = storefront;
    this.#sender = sender;
    this.#log = log;
  }

  /** Starts sending what is due and not under way, some at a time. */
  wake(): void {
    if (this.#isClosed) return;
    clearTimeout(this.#timer);
    const now = Date.now();
    let next = Number.POSITIVE_INFINITY;
    for (const message of this.#waiting()) {
      if (this.#underWay.has(message.id)) continue;
      const due = message.nextTryAt === null ? 0 : Date.parse(message.nextTryAt);
      if (due > now) next = Math.min(next, due);
      else if (this.#underWay.size >= AT_ONCE) return;
      else this.#start(message);
    }
    if (next < Number.POSITIVE_INFINITY) this.#timer = setTimeout(() => this.wake(), next - now + 1).unref();
  }

  /** Starts no more, and waits for what is under way. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await Promise.all(this.#underWay.values());
  }

  #waiting(): Waiting[] {
    return this.#sql.all<Waiting>`
      SELECT message.id, shop.name AS shopName, phone, kind, code, text, sent_at AS writtenAt, state, tries,
        next_try_at AS nextTryAt
      FROM message JOIN shop ON shop.id = message.shop
      WHERE state IN ('waiting', 'sending') ORDER BY message.id LIMIT 500`;
  }

  #start(message: Waiting): void {
    if (message.state === 'sending' && message.code !== null) {
      this.#end(message, 'unknown', 'the process that sent it ended');
      return;
    }
    if (isTooLate(message)) {
      this.#end(message, 'failed', 'its code would come too late');
      return;
    }
    if (!this.#claim(message)) return;
    const sending = this.#send(message).finally(() => {
      this.#underWay.delete(message.id);
      this.wake();
    });
    this.#underWay.set(message.id, sending);
  }

  /** Notes the try before it is made, so that no other process makes it, too. */
  #claim({ id, state, tries }: Waiting): boolean {
    const until = new Date(Date.now() + TRY_ENDS_WITHIN_MS).toISOString();
    const claimed = this.#sql.run`
      UPDATE message SET state = 'sending', tries = tries + 1, next_try_at = ${until}
      WHERE id = ${id} AND state = ${state} AND tries = ${tries}`;
    return claimed === 1;
  }

  async #send(message: Waiting): Promise<void> {
    const { id, shopName: shop, phone, kind, code } = message;
    const text = linkWhole(message.text, this.#storefront.replace('{subdomain}', shop));
    const sending = await this.#sender.send({ id: `message-${id}`, shop, phone, kind, text });
    if (sending.is === 'taken') this.#end(message, 'sent', null);
    else if (sending.is === 'refused') this.#end(message, 'failed', sending.reason);
    else if (sending.is === 'unknown' && code !== null) this.#end(message, 'unknown', sending.reason);
    else this.#tryLater(message, sending);
  }

  #tryLater(message: Waiting, { reason }: Exclude<Sending, { is: 'taken' }>): void {
    const seconds = RETRY_AFTER_S[message.tries];
    if (seconds === undefined) {
      this.#end(message, 'failed', reason);
      return;
    }
    const next = new Date(Date.now() + seconds * 1000).toISOString();
    this.#sql.run`
      UPDATE message SET state = 'waiting', next_try_at = ${next}, fault = ${reason} WHERE id = ${message.id}`;
    this.#tell(message, reason, seconds);
  }

  /** A message that has ended shows no code: it is of use to nobody but a thief. */
  #end(message: Waiting, state: 'sent' | 'failed' | 'unknown', fault: string | null): void {
    const { code, text } = message;
    const hidden = code === null ? text : text.replaceAll(code, '•'.repeat(code.length));
    this.#sql.run`
      UPDATE message SET state = ${state}, fault = ${fault}, next_try_at = NULL, code = NULL, text = ${hidden}
      WHERE id = ${message.id}`;
    if (fault !== null) this.#tell(message, fault);
  }

  #tell({ id, kind, shopName: tenant }: Waiting, reason: string, retrySeconds?: number): void {
    const again = retrySeconds === undefined ? 'It is not tried again.' : `Again in ${retrySeconds} s.`;
    this.#log.warn(
      { event: 'text-not-sent', tenant, kind, messageId: String(id), retrySeconds },
      `The ${kind} message ${id} of ${tenant} was not sent by ${this.#sender.name}: ${reason}. ${again}`,
    );
  }
}

/** The path that a text ends with becomes an address, since a phone knows no shop. */
function linkWhole(text: string, origin: string): string {
  return text.replace(/(?<= )\/(?=\S+$)/, `${origin.replace(/\/$/, '')}/`);
}

function isTooLate({ code, writtenAt }: Waiting): boolean {
  return code !== null && Date.now() - Date.parse(writtenAt) > CODE_IS_SENT_WITHIN_MS;
}
