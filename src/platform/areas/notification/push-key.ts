import webPush from 'web-push';
import type { Shop } from '#platform/store/shop.ts';

/** The keys by which a shop proves to push services who it is, base64url. */
interface PushKey {
  /** Key that a browser subscribes with. */
  publicKey: string;
  privateKey: string;
}

/** The key of a shop; made when it is first asked for. */
export function readPushKey(shop: Shop): PushKey {
  const kept = shop.sql.get<PushKey>`
    SELECT public_key AS publicKey, private_key AS privateKey FROM push_key WHERE shop = ${shop.id}`;
  if (kept) return { ...kept, privateKey: withZeros(kept.privateKey) };
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  shop.sql.run`
    INSERT INTO push_key (shop, public_key, private_key) VALUES (${shop.id}, ${publicKey}, ${privateKey})`;
  return { publicKey, privateKey };
}

/** Keys of early files lack the zeros that they begin with. */
function withZeros(privateKey: string): string {
  const bytes = Buffer.from(privateKey, 'base64url');
  return Buffer.concat([Buffer.alloc(32 - bytes.length), bytes]).toString('base64url');
}
