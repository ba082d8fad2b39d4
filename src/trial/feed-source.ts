import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FetchError, ofetch } from 'ofetch';
import { slugOf } from '#sandbox/import/slug.ts';
import { TrialError } from './trial-error.ts';

/** Where a feed is: a file of this machine, or an address that it is fetched from. */
export type FeedSource = { kind: 'file'; file: string } | { kind: 'address'; url: URL };

/** Until the first byte. */
const ANSWER_MS = 30_000;

/** Bytes of a feed as it comes, packed where it is packed. */
const MAX_BYTES = 2_000_000_000;

/** Part of a host name has no more letters. */
const MAX_NAME = 40;

/** `text` as it was typed in the folder `from`. Throws `TrialError` where it can be neither. */
export function parseSource(text: string, from: string): FeedSource {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return { kind: 'file', file: resolve(from, text) };
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return { kind: 'address', url };
  throw new TrialError(`${text} is no address of a feed: it must begin with https:// or http://.`);
}

/** What the shop of a feed is called in addresses: by its file or its host, Latin letters and digits. */
export function nameOfSource(source: FeedSource): string {
  const text =
    source.kind === 'address'
      ? source.url.hostname.replace(/^www\./, '')
      : basename(source.file).replace(/(?:\.(?:gz|xml|yml|csv|tsv|txt|json))+$/i, '');
  return slugOf(text).slice(0, MAX_NAME).replace(/-+$/, '') || 'shop';
}

export interface FetchFeedOptions {
  /** Where it is kept. */
  file: string;
  signal: AbortSignal;
  /** Bytes so far. */
  onProgress(bytes: number): void;
  maxBytes?: number;
}

/** Fetches a feed into a file. Throws `TrialError` where it cannot be had whole. */
export async function fetchFeed(
  url: URL,
  { file, signal, onProgress, maxBytes = MAX_BYTES }: FetchFeedOptions,
): Promise<void> {
  const { body } = await ofetch
    .raw<ReadableStream, 'stream'>(url.href, {
      responseType: 'stream',
      timeout: ANSWER_MS,
      headers: {
        accept: 'application/xml, text/xml, text/csv, text/tab-separated-values, application/json, */*',
      },
    })
    .catch((cause: unknown) => {
      throw new TrialError(`${url.href} ${refusalOf(cause)}`, { cause });
    });
  if (!body) throw new TrialError(`${url.href} answers with nothing. Open it in a browser: is it the feed?`);
  await mkdir(dirname(file), { recursive: true });
  let size = 0;
  async function* bytes(): AsyncGenerator<Uint8Array> {
    const reader = body?.getReader();
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      size += next.value.length;
      onProgress(size);
      if (size > maxBytes)
        throw new TrialError(`${url.href} has more than ${maxBytes} bytes, which no feed has. Look at it.`);
      yield next.value;
    }
  }
  try {
    await pipeline(bytes, createWriteStream(file), { signal });
  } catch (cause) {
    if (cause instanceof TrialError || signal.aborted) throw cause;
    const remedy = `Try again, or fetch it into a file: curl -o feed.xml '${url.href}'`;
    throw new TrialError(`${url.href} broke off after ${size} bytes. ${remedy}`, { cause });
  }
}

function refusalOf(cause: unknown): string {
  if (!(cause instanceof FetchError)) return `cannot be fetched: ${cause}.`;
  if (cause.status === 401 || cause.status === 403)
    return `answers ${cause.status}: it may not be read without signing in. Save the feed to a file and name that.`;
  if (cause.status !== undefined) return `answers ${cause.status}. See that the address is that of the feed.`;
  const reasons: unknown[] = [];
  for (let one: unknown = cause; one instanceof Error; one = one.cause) reasons.push(one);
  const last = reasons.at(-1);
  const reason = last instanceof Error && 'code' in last ? String(last.code) : '';
  if (reason === 'ENOTFOUND' || reason === 'EAI_AGAIN')
    return `is at no host that can be found (${reason}). See that the address is right and the network is there.`;
  if (/timeout/i.test(String(last))) return `did not answer within ${ANSWER_MS / 1000} s. Try again later.`;
  return `cannot be reached${reason && ` (${reason})`}. See that the address is right and the network is there.`;
}
