import { isSigned } from '#lib/signed-message.ts';
import { askForFeed, readFollowedFeed } from '#platform/areas/feed/followed-feed.ts';
import { readBytes } from '#platform/http/body.ts';
import { notFound, Refusal } from '#platform/http/refusal.ts';
import { jsonReply } from '#platform/http/reply.ts';
import type { Site } from '#platform/http/site.ts';
import { findShopByName } from '#platform/store/shop.ts';

/** `POST /feeds/NAME/refresh` */
const PATH = /^\/feeds\/([^/]+)\/refresh$/;

const MAX_BYTES = 65_536;

/**
 * Has the feed of a shop read at once, whatever the signed message says; it may come any number of times.
 * Throws 404 for a shop that takes no such messages, and 401 for a message that its secret has not signed.
 */
export const refreshSite: Site = {
  owns: (path) => PATH.test(path),
  async answer({ context: { sql }, request, method, url }) {
    if (method !== 'POST')
      throw new Refusal(
        405,
        { code: 'wrong-method', message: `${url.pathname} takes POST, not ${method}.` },
        { allow: 'POST' },
      );
    const body = await readBytes(request, MAX_BYTES);
    const [, name = ''] = PATH.exec(url.pathname) ?? [];
    const shop = findShopByName(sql, name);
    const secret = shop && readFollowedFeed(shop)?.secret;
    if (!shop || !secret) throw notFound(`No feed of a shop ${name} is read by messages.`, 'shop');
    if (!isSigned(body, request.headers, [secret]))
      throw new Refusal(401, {
        code: 'wrong-signature',
        message: 'The message is not signed by the secret.',
      });
    askForFeed(shop, new Date());
    return jsonReply(202, { shop: name });
  },
};
