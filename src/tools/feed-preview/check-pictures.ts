import pLimit from 'p-limit';
import type { HttpsHosts } from '#lib/https-hosts.ts';

/** Result of asking for some pictures. */
export interface PictureCheck {
  /** Number that were asked for and of which something is known. */
  tried: number;
  loaded: number;
  /** Number that cannot be loaded, by the reason. */
  lost: ReadonlyMap<string, number>;
  /** Pictures that nobody asked for, because the time was over or their host did not answer. */
  untried: number;
}

export interface PictureCheckOptions {
  hosts: HttpsHosts;
  fetch?: typeof globalThis.fetch;
  signal: AbortSignal;
  /** For one picture, and for all. */
  pictureMs?: number;
  allMs?: number;
}

const AT_ONCE = 8;

/** A host that did not answer so often is not asked again. */
const SILENCES = 3;

type Outcome = 'loaded' | 'untried' | { reason: string; isSilence?: true };

/**
 * Asks for each of these pictures as a page would: by https, and for an image. Says of each what can be said
 * in a short time; never throws.
 */
export async function checkPictures(
  addresses: readonly string[],
  { hosts, fetch = globalThis.fetch, signal, pictureMs = 4_000, allMs = 15_000 }: PictureCheckOptions,
): Promise<PictureCheck> {
  const over = AbortSignal.any([signal, AbortSignal.timeout(allMs)]);
  const silences = new Map<string, number>();
  const turn = pLimit(AT_ONCE);

  async function check(address: string): Promise<Outcome> {
    const host = URL.parse(address)?.host ?? '';
    if (over.aborted || (silences.get(host) ?? 0) >= SILENCES) return 'untried';
    if (/^http:/i.test(address) && !(await hosts.answer(address)))
      return { reason: 'by http alone, which no page may load' };
    const outcome = await ask(address.replace(/^http:/i, 'https:'));
    if (typeof outcome === 'object' && outcome.isSilence) silences.set(host, (silences.get(host) ?? 0) + 1);
    return outcome;
  }

  async function ask(address: string): Promise<Outcome> {
    try {
      const response = await fetch(address, {
        signal: AbortSignal.any([over, AbortSignal.timeout(pictureMs)]),
        headers: { accept: 'image/*' },
      });
      void response.body?.cancel().catch(() => {});
      if (!response.ok) return { reason: `answered with ${response.status}` };
      const type = response.headers.get('content-type') ?? '';
      return type === '' || /^(?:image\/|application\/octet-stream)/i.test(type)
        ? 'loaded'
        : { reason: `no picture but ${type.split(';')[0]}` };
    } catch {
      if (over.aborted) return 'untried';
      return { reason: `no answer of ${URL.parse(address)?.host}`, isSilence: true };
    }
  }

  const outcomes = await Promise.all(addresses.map((address) => turn(() => check(address))));
  const lost = new Map<string, number>();
  for (const outcome of outcomes)
    if (typeof outcome === 'object') lost.set(outcome.reason, (lost.get(outcome.reason) ?? 0) + 1);
  const loaded = outcomes.filter((outcome) => outcome === 'loaded').length;
  const untried = outcomes.filter((outcome) => outcome === 'untried').length;
  return { tried: outcomes.length - untried, loaded, lost, untried };
}
