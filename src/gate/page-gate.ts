import type { TenantConfig } from '#tenants/tenant-config.ts';
import type { GateFault } from './gate-error.ts';
import { IsolationGate } from './isolation.ts';
import type { IsolationRules } from './isolation-rules.ts';
import { latin1Of } from './latin1.ts';
import { lookAhead, type OfferRun, oneRecordFaults, readOffers } from './one-record.ts';
import type { PageChunk } from './page-chunk.ts';

/**
 * Says why a rendered page may not go live; nothing where it may. Takes the page in chunks, of which none
 * ends within a tag or a text.
 */
export type PageGate = (page: string, chunks: readonly PageChunk[]) => GateFault[];

/** For the bytes of a page that are not shared: pages pass one after another, so one room is enough. */
const ROOM = Buffer.allocUnsafeSlow(1_000_000);

/** The gates of one shop's pages. What many pages share is looked at once. */
export function createPageGate(
  { structuredData }: Pick<TenantConfig, 'structuredData'>,
  rules: IsolationRules,
): PageGate {
  const isolation = new IsolationGate(rules);
  const known = new WeakMap<Uint8Array, OfferRun>();
  return (page, chunks) => {
    const fresh = chunks.filter(({ bytes, isShared }) => !isShared || !known.has(bytes));
    const bytes = joinInto(ROOM, fresh);
    const latin1 = latin1Of(bytes);
    const foreign = isolation.check(page, bytes, latin1);
    const runOf = new Map<PageChunk, OfferRun>();
    let at = 0;
    for (const chunk of fresh) {
      const run = readOffers(latin1.slice(at, at + chunk.bytes.length));
      at += chunk.bytes.length;
      runOf.set(chunk, run);
      if (!chunk.isShared || foreign.length > 0) continue;
      lookAhead(run);
      known.set(chunk.bytes, run);
    }
    const runs = chunks.flatMap((chunk) => runOf.get(chunk) ?? known.get(chunk.bytes) ?? []);
    return [...foreign, ...oneRecordFaults(page, runs, structuredData === 'fixed')];
  };
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
