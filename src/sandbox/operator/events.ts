import type { ServerResponse } from 'node:http';
import { Refusal } from '#platform/http/refusal.ts';
import type { Site } from '#platform/http/site.ts';
import { listShops } from '#platform/store/shop.ts';
import { CONTROL_PATH, refuseForeign } from '#sandbox/control/control.ts';
import type { SandboxContext } from '#sandbox/control/sandbox-context.ts';

/** Path of the stream of changes for the operator's page. */
const EVENTS_PATH = `${CONTROL_PATH}/events`;

/** New pages are looked for more often than all the rest: an owner waits for them. */
const LOOK_EVERY_MS = 50;
const LOOK_AT_ALL_EVERY_MS = 300;
const SIGN_OF_LIFE_EVERY_MS = 15_000;

/** Content of an event, as JSON. */
export interface ChangeEvent {
  /** The sandbox's time, ISO 8601 in UTC. */
  now: string;
}

/**
 * A stream of server-sent events without a name: one at once, and one whenever rows of the shops, the faults
 * or the clock have changed. It does not say what changed; whoever shows something asks again. Throws 403 for
 * pages of other websites and 405 for another method than GET.
 */
export const eventSite: Site<SandboxContext> = {
  owns: (path) => path === EVENTS_PATH,
  answer(asked) {
    refuseForeign(asked);
    const { context, method } = asked;
    if (method !== 'GET') {
      throw new Refusal(
        405,
        { code: 'wrong-method', message: `${EVENTS_PATH} takes GET, not ${method}.` },
        { allow: 'GET' },
      );
    }
    return {
      status: 200,
      headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
      body: new Uint8Array(),
      stream: (response) => sendChanges(context, response),
    };
  },
};

function sendChanges(context: SandboxContext, response: ServerResponse): void {
  let seen: string | undefined;
  let sentAt = 0;
  let lookedAt = 0;
  let pages: number | undefined;
  const look = () => {
    const now = performance.now();
    const before = pages;
    pages = context.follower?.pagesVersion();
    if (pages === before && now - lookedAt < LOOK_AT_ALL_EVERY_MS) return;
    lookedAt = now;
    applyDueChanges(context);
    const state = stateOf(context);
    if (state !== seen) {
      seen = state;
      sentAt = now;
      const event: ChangeEvent = { now: context.clock.now().toISOString() };
      response.write(`data: ${JSON.stringify(event)}\n\n`);
    } else if (now - sentAt > SIGN_OF_LIFE_EVERY_MS) {
      sentAt = now;
      response.write(':\n\n');
    }
  };
  response.write('retry: 1000\n\n');
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  const stop = () => {
    clearInterval(timer);
    response.end();
  };
  response.on('close', stop);
  context.stopping.addEventListener('abort', stop, { once: true });
}

/** Time passes for orders while somebody looks on, not only when a shopper calls. */
function applyDueChanges({ sql, clock, rules }: SandboxContext): void {
  for (const shop of listShops(sql)) rules.applyDueChanges(shop, clock.now());
}

/** Differs whenever something may have changed: SQLite counts the rows that this process has written. */
function stateOf({ sql, faults, clock, follower }: SandboxContext): string {
  const { changes } = sql.get<{ changes: number }>`SELECT total_changes() AS changes` ?? { changes: 0 };
  const aheadSeconds = Math.round((clock.now().getTime() - Date.now()) / 1000);
  return JSON.stringify([changes, aheadSeconds, faults.all, follower?.version()]);
}
