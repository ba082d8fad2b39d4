import { isRecord } from '#domain/parse/is-record.ts';
import { type HttpsHosts, UNASKED_HOSTS } from '#lib/https-hosts.ts';
import type { ShopClient } from '#publisher/shop-client/shop-client.ts';
import { keepLeftOut, leftOutOf } from '#publisher/shop-client/take-answer.ts';
import { type OnFault, ruled } from './answer-rule.ts';
import { securePictures } from './secure-pictures.ts';
import type { Warnings } from './warnings.ts';

/**
 * A client whose answers no page stumbles over. What the contract lets pass and pages cannot use is taken out
 * of them and named in the warnings, with as little as can be around it. Pictures by http come by https.
 */
export function createCleaningClient(
  client: ShopClient,
  warnings: Warnings,
  hosts: HttpsHosts = UNASKED_HOSTS,
): ShopClient {
  const call: ShopClient['call'] = async (call, ...args) => {
    const answer = await client.call(call, ...args);
    const name = `${call.method} ${call.path}`;
    for (const { field, reason } of leftOutOf(answer).faults)
      warnings.add(name, field, `${reason}: the item is left out`);
    const warn: OnFault = (path, reason) => warnings.add(name, fieldName(answer, path), reason);
    const clean = await securePictures(ruled(call.answer, answer, warn), hosts, (host) => {
      const field = `pictures of ${host}`;
      if (warnings.list.some((one) => one.field === field)) return;
      warnings.add(name, field, 'are by http alone, which no page may load: the placeholder is shown');
    });
    keepLeftOut(answer, clean);
    return clean;
  };
  return { ...client, call };
}

/** `item 5: images.0.urls.50x_`: the last item on the way that has an id, and the field in it. */
function fieldName(answer: unknown, path: readonly PropertyKey[]): string {
  let [value, item, from] = [answer, '', 0];
  for (const [at, key] of path.entries()) {
    value = isRecord(value) ? value[String(key)] : undefined;
    const isItem = typeof key === 'number' && isRecord(value) && typeof value['id'] === 'number';
    if (isItem && isRecord(value)) [item, from] = [`item ${value['id']}: `, at + 1];
  }
  return item + path.slice(from).join('.');
}
