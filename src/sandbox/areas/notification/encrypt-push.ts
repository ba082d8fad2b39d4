import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser's push subscription, base64url. */
export interface SubscriptionKeys {
  p256dh: string;
  auth: string;
}

/** What is chosen anew for each message; a test gives its own. */
export interface Chosen {
  ecdh: ECDH;
  salt: Buffer;
}

const CURVE = 'prime256v1';
const RECORD_BYTES = 4096;
const TAG_BYTES = 16;
const LAST_RECORD = 2;

// What push services take, 4096 bytes, without the header.
const MAX_PUSH_BYTES = RECORD_BYTES - TAG_BYTES - 1 - 86;

/**
 * The body of a push message for one browser, by RFC 8291 in the encoding `aes128gcm` of RFC 8188: one
 * record. Throws for a key that is no point of the curve, and a text that is too long.
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: SubscriptionKeys,
  { ecdh, salt }: Chosen = choose(),
): Buffer {
  if (Buffer.byteLength(text) > MAX_PUSH_BYTES)
    throw new RangeError(`A push message carries ${MAX_PUSH_BYTES} bytes, not ${Buffer.byteLength(text)}.`);
  const receiver = Buffer.from(p256dh, 'base64url');
  const sender = ecdh.getPublicKey();
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender]);
  const secret = derive(ecdh.computeSecret(receiver), Buffer.from(auth, 'base64url'), keyInfo, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const header = Buffer.alloc(5);
  header.writeUInt32BE(RECORD_BYTES);
  header.writeUInt8(sender.length, 4);
  const plain = Buffer.concat([Buffer.from(text), Buffer.of(LAST_RECORD)]);
  return Buffer.concat([salt, header, sender, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function choose(): Chosen {
  const ecdh = createECDH(CURVE);
  ecdh.generateKeys();
  return { ecdh, salt: randomBytes(16) };
}

function derive(secret: Buffer, salt: Buffer, info: string | Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}
