import { createECDH, createPrivateKey, sign } from 'node:crypto';
import type { Shop } from '#sandbox/store/shop.ts';

interface PushKey {
  /** A point of the curve P-256, not compressed, base64url: what a browser subscribes with. */
  publicKey: string;
  privateKey: string;
}

const JWT_LIFETIME_SECONDS = 12 * 60 * 60;

/** The public key that browsers subscribe with; made with the first request for it. */
export function readPublicKey(shop: Shop): string {
  return readKey(shop).publicKey;
}

/**
 * The header `authorization` of a push message, by RFC 8292: it proves to the push service of the endpoint
 * that the message is from who the browser subscribed to. `at` is the machine's time: push services know no
 * other.
 */
export function vapidHeader(shop: Shop, endpoint: string, subject: string, at: Date): string {
  const { publicKey, privateKey } = readKey(shop);
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(at.getTime() / 1000) + JWT_LIFETIME_SECONDS,
    sub: subject,
  };
  const unsigned = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(unsigned), {
    key: toPrivateKey(publicKey, privateKey),
    dsaEncoding: 'ieee-p1363',
  });
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${publicKey}`;
}

function readKey(shop: Shop): PushKey {
  const kept = shop.sql
    .get<PushKey>`SELECT public_key AS publicKey, private_key AS privateKey FROM push_key WHERE shop = ${shop.id}`;
  if (kept) return kept;
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys('base64url');
  const privateKey = ecdh.getPrivateKey('base64url');
  shop.sql
    .run`INSERT INTO push_key (shop, public_key, private_key) VALUES (${shop.id}, ${publicKey}, ${privateKey})`;
  return { publicKey, privateKey };
}

function toPrivateKey(publicKey: string, privateKey: string) {
  const point = Buffer.from(publicKey, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const d = Buffer.from(privateKey, 'base64url').toString('hex').padStart(64, '0');
  return createPrivateKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x, y, d: Buffer.from(d, 'hex').toString('base64url') },
  });
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
