import type { User } from '#contract/account/account.ts';
import type { Address, AddressInput } from '#contract/account/address.ts';
import { isCount } from '#contract/value/is-count.ts';
import { isFallbackPlace } from '#domain/delivery/delivery-place.ts';
import { isRecord } from '#domain/parse/is-record.ts';

/** A place that a shopper chose before. */
export interface Place {
  name: string;
  latitude: number;
  longitude: number;
}

/**
 * Key of the session in local storage. `before-client.js`, which imports nothing, has the name for itself.
 */
export const SESSION_KEY = 'session:v1';

/** The user of this browser. */
export interface Session {
  /** Null for a guest. */
  token: string | null;
  /** Null for a guest, and until the profile of a fresh token was fetched. */
  user: User | null;
  /** Place of the shopper or of their deliveries; null while unknown. */
  location: AddressInput | null;
  /** Places chosen before, the last first. */
  history: readonly Place[];
}

export const GUEST: Session = { token: null, user: null, location: null, history: [] };

/** Most places that are remembered. */
export const MAX_HISTORY = 7;

/** Signs somebody in; `user` is null until the profile is there. */
export function setUser(session: Session, token: string, user: User | null): Session {
  return { ...session, token, user };
}

/**
 * Puts an address in the place of the one with its id, or behind the others. A guest has none to keep.
 */
export function putAddress(session: Session, address: Address): Session {
  if (!session.user) return session;
  const { addresses } = session.user;
  const known = addresses.some(({ id }) => id === address.id);
  const next = known
    ? addresses.map((one) => (one.id === address.id ? address : one))
    : [...addresses, address];
  return { ...session, user: { ...session.user, addresses: next } };
}

/** Takes an address out. */
export function removeAddress(session: Session, id: number): Session {
  if (!session.user) return session;
  return {
    ...session,
    user: { ...session.user, addresses: session.user.addresses.filter((address) => address.id !== id) },
  };
}

/** Sets where the shopper is, and puts the place first in the history, once. */
export function setLocation(session: Session, location: AddressInput): Session {
  const { name, latitude, longitude } = location;
  const others = session.history.filter(
    (place) => place.latitude !== latitude || place.longitude !== longitude,
  );
  return { ...session, location, history: [{ name, latitude, longitude }, ...others].slice(0, MAX_HISTORY) };
}

/**
 * Place of deliveries: the one that was chosen in this browser, else the address that a customer saved last.
 */
export function deliveryPlace({ location, user }: Session): AddressInput | null {
  return location ?? user?.addresses.at(-1) ?? null;
}

/**
 * Signs out. What the shopper told about places goes too: the next one at this browser may be somebody else.
 */
export function removeUser(): Session {
  return GUEST;
}

/**
 * Reads a saved session. What cannot be read is dropped: a profile without a token, a place without
 * coordinates or where a geocoder failed, text that is no session.
 */
export function parseSession(text: string | undefined): Session {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '');
  } catch {
    return GUEST;
  }
  if (!isRecord(value)) return GUEST;
  const token = typeof value.token === 'string' && value.token !== '' ? value.token : null;
  return {
    token,
    user: token !== null && isUser(value.user) ? value.user : null,
    location:
      isPlace(value.location) && 'countryCode' in value.location ? (value.location as AddressInput) : null,
    history: Array.isArray(value.history) ? value.history.filter(isPlace).slice(0, MAX_HISTORY) : [],
  };
}

function isUser(value: unknown): value is User {
  return (
    isRecord(value) &&
    isCount(value.id) &&
    typeof value.fullName === 'string' &&
    Array.isArray(value.phoneNumbers) &&
    Array.isArray(value.addresses) &&
    value.addresses.every((address) => isPlace(address) && 'id' in address)
  );
}

function isPlace(value: unknown): value is Place {
  return (
    isRecord(value) &&
    typeof value.name === 'string' &&
    Number.isFinite(value.latitude) &&
    Number.isFinite(value.longitude) &&
    !isFallbackPlace({ latitude: Number(value.latitude), longitude: Number(value.longitude) })
  );
}
