import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FetchError, ofetch } from 'ofetch';
import { slugOf } from '#platform/import/slug.ts';
import { FeedSourceError } from './feed-source-error.ts';
import { isLocal as isLocalHost } from './local-host.ts';

/** Source of a feed: a file of this machine, or an address that it is fetched from. */
export type FeedSource = { kind: 'file'; file: string } | { kind: 'address'; url: URL };

/** Until the first byte, and from each piece to the next. */
const ANSWER_MS = 30_000;

/** For all of a feed: a host that sends a byte now and then would never end. */
const WHOLE_MS = 30 * 60_000;

/** Redirects that are followed. */
const MAX_REDIRECTS = 10;

/** Bytes of a feed as it comes, packed where it is packed. */
const MAX_BYTES = 2_000_000_000;

/** Part of a host name has no more letters. */
const MAX_NAME = 40;

/** An address without its scheme: `shop.example/feed.xml`. */
const HOST_FIRST = /^(?:localhost|(?:[\w-]+\.)+[a-z]{2,})(?::\d+)?\//i;

/** `text` as it was typed in the folder `from`. Throws `FeedSourceError` where it can be neither. */
export function parseSource(text: string, from: string): FeedSource {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) {
    const file = resolve(from, text);
    if (HOST_FIRST.test(text) && !existsSync(file))
      throw new FeedSourceError(`There is no file ${file}. Where an address is meant, name https://${text}`);
    return { kind: 'file', file };
  }
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return { kind: 'address', url };
  throw new FeedSourceError(`${text} is no address of a feed: it must begin with https:// or http://.`);
}

/** Name of the shop of a feed in addresses: by its file or its host, Latin letters and digits. */
export function nameOfSource(source: FeedSource): string {
  const text =
    source.kind === 'address'
      ? source.url.hostname.replace(/^www\./, '')
      : basename(source.file).replace(/(?:\.(?:gz|xml|yml|csv|tsv|txt|json))+$/i, '');
  return slugOf(text).slice(0, MAX_NAME).replace(/-+$/, '') || 'shop';
}

/** Marks of an answer, by which its host tells later that nothing has changed; empty where it gave none. */
export interface FeedMarks {
  etag: string;
  lastModified: string;
}

export interface FetchFeedOptions {
  /** Path that it is kept at. */
  file: string;
  signal: AbortSignal;
  /** Bytes so far. */
  onProgress?(bytes: number): void;
  /** Marks of an answer that is at hand still: the feed is fetched only where it is another one. */
  known?: FeedMarks | undefined;
  maxBytes?: number;
  answerMs?: number;
  wholeMs?: number;
  /** Tells addresses of this machine and its network. */
  isLocal?: typeof isLocalHost;
}

/**
 * Fetches a feed into a file, and gives its marks; undefined where it is the known one still. Throws
 * `FeedSourceError` where it cannot be had whole.
 */
export async function fetchFeed(
  source: URL,
  {
    file,
    signal,
    onProgress,
    maxBytes = MAX_BYTES,
    answerMs = ANSWER_MS,
    wholeMs = WHOLE_MS,
    isLocal = isLocalHost,
    known,
  }: FetchFeedOptions,
): Promise<FeedMarks | undefined> {
  const { url, authorization } = credentialsOf(source);
  const over = AbortSignal.any([signal, AbortSignal.timeout(wholeMs)]);
  const asking = { answerMs, isLocal, known, signal };
  const { status, headers, body } = await follow(url, authorization, asking).catch((cause: unknown) => {
    throw cause instanceof FeedSourceError
      ? cause
      : new FeedSourceError(`${url.href} ${refusalOf(cause, answerMs)}`, { cause });
  });
  if (known && status === 304) return undefined;
  if (!body)
    throw new FeedSourceError(`${url.href} answers with nothing. Open it in a browser: is it the feed?`);
  await mkdir(dirname(file), { recursive: true });
  let size = 0;
  async function* bytes(): AsyncGenerator<Uint8Array> {
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    try {
      for (let next = await read(reader, answerMs); !next.done; next = await read(reader, answerMs)) {
        size += next.value.length;
        onProgress?.(size);
        if (size > maxBytes)
          throw new FeedSourceError(
            `${url.href} has more than ${maxBytes} bytes, which no feed has. Look at it.`,
          );
        yield next.value;
      }
    } finally {
      reader.cancel().catch(() => {});
    }
  }
  try {
    await pipeline(bytes, createWriteStream(file), { signal: over });
  } catch (cause) {
    await rm(file, { force: true });
    if (over.aborted && !signal.aborted)
      throw new FeedSourceError(
        `${url.href} sent ${size} bytes in ${wholeMs / 60_000} minutes and is not at its end. ` +
          'Fetch it into a file, and name that.',
        { cause },
      );
    if (cause instanceof FeedSourceError || signal.aborted) throw cause;
    const remedy = `Try again, or fetch it into a file: curl -o feed.xml '${url.href}'`;
    throw new FeedSourceError(`${url.href} broke off after ${size} bytes. ${remedy}`, { cause });
  }
  return { etag: headers.get('etag') ?? '', lastModified: headers.get('last-modified') ?? '' };
}

/**
 * The answer of an address, or of where it has moved to. Throws `FeedSourceError` where a host of the
 * internet sends to this machine or its network, which whoever runs the command did not name.
 */
async function follow(
  from: URL,
  authorization: string | undefined,
  {
    answerMs,
    isLocal,
    known,
    signal,
  }: Pick<FetchFeedOptions, 'known' | 'signal'> & { answerMs: number; isLocal: typeof isLocalHost },
) {
  let url = from;
  for (let count = 0; count <= MAX_REDIRECTS; count += 1) {
    // For the answer alone: what follows may take longer.
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(new DOMException('timeout', 'TimeoutError')), answerMs);
    const response = await ofetch
      .raw<ReadableStream, 'stream'>(url.href, {
        responseType: 'stream',
        signal: AbortSignal.any([signal, silence.signal]),
        redirect: 'manual',
        retry: count === 0 ? 1 : 0,
        headers: {
          // Credentials go to the host that they were given for alone.
          ...(authorization && url.host === from.host && { authorization }),
          ...(known?.etag && { 'if-none-match': known.etag }),
          ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
          accept: 'application/xml, text/xml, text/csv, text/tab-separated-values, application/json, */*',
        },
      })
      .finally(() => clearTimeout(timer));
    const location = response.status >= 300 && response.status < 400 && response.headers.get('location');
    if (!location) return response;
    await response.body?.cancel().catch(() => {});
    const next = URL.parse(location, url);
    if (!next || !/^https?:$/.test(next.protocol))
      throw new FeedSourceError(
        `${from.href} sends on to what is no address of the web. Name where the feed is now.`,
      );
    if ((await isLocal(next)) && !(await isLocal(from)))
      throw new FeedSourceError(
        `${from.href} sends on to ${next.host}, an address within this machine or its network, which is ` +
          'not followed. Name that address itself where you trust it.',
      );
    url = next;
  }
  throw new Error('redirect count exceeded');
}

/** The address without name and password, which no message shows, and what the host is told instead. */
function credentialsOf({ href }: URL): { url: URL; authorization?: string } {
  const url = new URL(href);
  const { username, password } = url;
  if (username === '' && password === '') return { url };
  const text = [username, password].map(decodeURIComponent).join(':');
  url.username = '';
  url.password = '';
  return { url, authorization: `Basic ${Buffer.from(text).toString('base64')}` };
}

/** The next piece. Throws where none comes for so many milliseconds. */
async function read(reader: ReadableStreamDefaultReader<Uint8Array>, ms: number) {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`nothing came for ${ms} ms`)), ms);
  try {
    return await Promise.race([reader.read(), silence]);
  } finally {
    clearTimeout(timer);
  }
}

function refusalOf(cause: unknown, answerMs: number): string {
  if (!(cause instanceof FetchError))
    return `cannot be reached (${cause instanceof Error ? cause.message : cause}). See that the address is right.`;
  if (cause.status === 401 || cause.status === 403)
    return `answers ${cause.status}: it may not be read without signing in. Save the feed to a file and name that.`;
  if (cause.status !== undefined) return `answers ${cause.status}. See that the address is that of the feed.`;
  const reasons: unknown[] = [];
  for (let one: unknown = cause; one instanceof Error; one = one.cause) reasons.push(one);
  const last = reasons.at(-1);
  const message = last instanceof Error && last !== cause ? last.message : '';
  const reason = last instanceof Error && 'code' in last ? String(last.code) : message;
  if (reason === 'ENOTFOUND' || reason === 'EAI_AGAIN')
    return `is at no host that can be found (${reason}). See that the address is right and the network is there.`;
  if (/timeout/i.test(String(last))) return `did not answer within ${answerMs / 1000} s. Try again later.`;
  return `cannot be reached${reason && ` (${reason})`}. See that the address is right and the network is there.`;
}
