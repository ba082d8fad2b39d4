import { refuseWriting } from '#platform/http/refusal.ts';
import { jsonReply } from '#platform/http/reply.ts';
import type { Site } from '#platform/http/site.ts';
import { CONTROL_PATH, refuseForeign } from '#sandbox/control/control.ts';
import type { SandboxContext } from '#sandbox/control/sandbox-context.ts';

const PATH = new RegExp(`^${CONTROL_PATH}/shops/([^/]+)/(changes|samples)$`);

/** Questions to the storefront, by the last name of a path. */
const QUESTIONS: Record<string, (context: SandboxContext, shop: string) => unknown> = {
  changes: ({ follower }, shop) => follower?.changesOf(shop),
  samples: ({ follower }, shop) => follower?.samplesOf(shop),
};

/**
 * Serves the rebuilds of a shop's last changes, as `ShopChanges`, and the paths of pages that show the look
 * of the shop; null where no storefront follows it. For operators alone, as the control interface is: no
 * shop's host passes it on.
 */
export const changeSite: Site<SandboxContext> = {
  owns: (path) => PATH.test(path),
  async answer(asked) {
    refuseForeign(asked);
    const { context, method, url } = asked;
    refuseWriting(method, url.pathname);
    const [, shop = '', question = ''] = PATH.exec(url.pathname) ?? [];
    return jsonReply(200, (await QUESTIONS[question]?.(context, decodeURIComponent(shop))) ?? null);
  },
};
