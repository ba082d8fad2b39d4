import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import { IsolationCheck } from './isolation.ts';
import type { IsolationRules } from './isolation-rules.ts';
import { latin1Of } from './latin1.ts';
import { lookAhead, type OfferRun, oneRecordFaults, readOffers } from './one-record.ts';
import type { PageChunk } from './page-chunk.ts';
import type { ReleaseFault } from './release-check-error.ts';

/**
 * Says why a rendered page may not go live; nothing where it may. Takes the page in chunks, of which none
 * ends within a tag or a text.
 */
export type PageCheck = (page: string, chunks: readonly PageChunk[]) => ReleaseFault[];

/** For the bytes of a page that are not shared: pages pass one after another, so one room is enough. */
const ROOM = Buffer.allocUnsafeSlow(1_000_000);

/** Checks of one shop's pages. What many pages share is looked at once. */
export function createPageCheck(
  { structuredData }: Pick<TenantConfig, 'structuredData'>,
  rules: IsolationRules,
): PageCheck {
  const isolation = new IsolationCheck(rules);
  const known = new WeakMap<Uint8Array, OfferRun>();
  return (page, chunks) => {
    const runs = chunks.map(({ bytes, isShared }) => (isShared ? known.get(bytes) : undefined));
    const fresh = chunks.filter((_, at) => !runs[at]);
    const bytes = joinInto(ROOM, fresh);
    const latin1 = latin1Of(bytes);
    const foreign = isolation.check(page, bytes, latin1);
    for (const border of borders(chunks))
      for (const fault of isolation.check(page, border))
        if (!foreign.some(({ text }) => text === fault.text)) foreign.push(fault);
    let end = 0;
    const read = readOffers(
      latin1,
      fresh.map((chunk) => {
        end += chunk.bytes.length;
        return end;
      }),
    );
    for (const [at, run] of read.entries()) {
      const { bytes: chunk, isShared } = fresh[at] ?? {};
      if (!chunk || !isShared || foreign.length > 0) continue;
      lookAhead(run);
      known.set(chunk, run);
    }
    let next = 0;
    const all = runs.map((run) => run ?? read[next++]).filter((run) => run !== undefined);
    return [...foreign, ...oneRecordFaults(page, all, structuredData === 'fixed')];
  };
}

/** Characters of hosts, names and keys, by codes: a chunk that ends with none of them cuts none in two. */
const MAY_GO_ON = Array.from({ length: 256 }, (_, code) => /[\w.%\\&;#+=-]/.test(String.fromCharCode(code)));

/** Longer than any host or key. */
const AROUND = 300;

/** Texts around the borders of shared chunks at which something may be cut in two; mostly there are none. */
function borders(chunks: readonly PageChunk[]): Buffer[] {
  const texts: Buffer[] = [];
  for (let at = 1; at < chunks.length; at += 1) {
    const [left, right] = [chunks[at - 1], chunks[at]];
    if (!left || !right || !(left.isShared || right.isShared)) continue;
    if (!MAY_GO_ON[left.bytes[left.bytes.length - 1] ?? 0] || !MAY_GO_ON[right.bytes[0] ?? 0]) continue;
    const behind = Buffer.concat(chunks.slice(at).map(({ bytes }) => bytes.subarray(0, AROUND)));
    texts.push(Buffer.concat([left.bytes.subarray(-AROUND), behind.subarray(0, AROUND)]));
  }
  return texts;
}

function joinInto(room: Buffer, chunks: readonly PageChunk[]): Buffer {
  const length = chunks.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (length > room.length) return Buffer.concat(chunks.map(({ bytes }) => bytes));
  let at = 0;
  for (const { bytes } of chunks) {
    room.set(bytes, at);
    at += bytes.length;
  }
  return room.subarray(0, length);
}
