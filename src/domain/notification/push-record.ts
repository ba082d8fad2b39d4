import { isRecord } from '#domain/parse/is-record.ts';

/** An app that shows the shop, by the platform's key (2 Android, 3 iOS) and what its push service gave it. */
export interface AppDevice {
  platform: 2 | 3;
  token: string;
}

/** Device and customer of push messages, as the platform was last told. */
export interface ToldDevice {
  /** Id of the customer. */
  customer: number;
  /** Names the device: the token of an app, the endpoint of a browser. */
  token: string;
  /** When, in milliseconds since 1970. */
  at: number;
}

/** Facts of this browser about push messages. It outlives sessions; `told` does not. */
export interface PushRecord {
  /** The shopper wants to be told by this browser. */
  wanted: boolean;
  /** The shopper closed the offer. */
  declined: boolean;
  app: AppDevice | null;
  told: ToldDevice | null;
}

export const NO_PUSH: PushRecord = { wanted: false, declined: false, app: null, told: null };

/** After so many milliseconds without a look the next page is another visit. */
export const VISIT_MS = 30 * 60 * 1000;

const LONGEST_TOKEN = 4096;

/** Parses an app's description of itself; undefined if it is none that the platform takes. */
export function readAppDevice(value: unknown): AppDevice | undefined {
  if (!isRecord(value)) return undefined;
  const { platform, token } = value;
  const known = platform === 2 || platform === 3;
  const text = typeof token === 'string' ? token.trim() : '';
  return known && text !== '' && text.length <= LONGEST_TOKEN ? { platform, token: text } : undefined;
}

/** True if the platform was told within this visit that this device is the customer's. */
export function isTold({ told }: PushRecord, customer: number, token: string | undefined, now: number) {
  if (told?.customer !== customer || told.token !== token) return false;
  // A clock that was set back has told nothing.
  return told.at <= now && now - told.at < VISIT_MS;
}

/** Reads what was kept; what cannot be read is dropped. */
export function parsePushRecord(text: string | undefined): PushRecord {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '');
  } catch {
    return NO_PUSH;
  }
  if (!isRecord(value)) return NO_PUSH;
  return {
    wanted: value.wanted === true,
    declined: value.declined === true,
    app: readAppDevice(value.app) ?? null,
    told: isToldDevice(value.told) ? value.told : null,
  };
}

function isToldDevice(value: unknown): value is ToldDevice {
  return (
    isRecord(value) &&
    Number.isSafeInteger(value.customer) &&
    typeof value.token === 'string' &&
    Number.isFinite(value.at)
  );
}
