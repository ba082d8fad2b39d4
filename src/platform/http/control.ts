import { fieldsOf, readJsonBody } from './body.ts';
import type { Command } from './command.ts';
import { refuseForeignHost, refuseForeignPage } from './guard.ts';
import { jsonReply } from './reply.ts';
import { createRouter } from './router.ts';
import type { Asked, Site } from './site.ts';

/**
 * Where tests and demos change what the platform has and how it behaves. No part of the platform's contract.
 */
export const CONTROL_PATH = '/sandbox';

/**
 * The control interface: commands for programs and for the operator's page, not for pages of other websites.
 */
export function controlSite(commands: readonly Command[]): Site {
  const route = createRouter(commands);
  return {
    owns: (path) => path.startsWith(`${CONTROL_PATH}/`),
    async answer(asked) {
      refuseForeign(asked);
      const { context, request, method, url } = asked;
      const { endpoint, params } = route(method, url.pathname.slice(CONTROL_PATH.length));
      const query = fieldsOf(url.searchParams);
      return jsonReply(200, endpoint.run({ context, params, query, body: await readJsonBody(request) }));
    },
  };
}

/** Throws 403 for what a page of another website made a browser send. */
export function refuseForeign({ context, request }: Asked): void {
  refuseForeignHost(request, context.host);
  refuseForeignPage(request);
}
