import { CONTROL_PATH, refuseForeign } from '#sandbox/http/control.ts';
import { refuseWriting } from '#sandbox/http/refusal.ts';
import { jsonReply } from '#sandbox/http/reply.ts';
import type { Site } from '#sandbox/http/site.ts';

const PATH = new RegExp(`^${CONTROL_PATH}/shops/([^/]+)/changes$`);

/**
 * What the storefront made of a shop's last changes, as `ShopChanges`; null where none follows the shop. For
 * operators alone, as the control interface is: no shop's host passes it on.
 */
export const changeSite: Site = {
  owns: (path) => PATH.test(path),
  async answer(asked) {
    refuseForeign(asked);
    const { context, method, url } = asked;
    refuseWriting(method, url.pathname);
    const [, shop = ''] = PATH.exec(url.pathname) ?? [];
    return jsonReply(200, (await context.follower?.changesOf(decodeURIComponent(shop))) ?? null);
  },
};
