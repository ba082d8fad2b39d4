import { fieldsOf, readJsonBody } from '#platform/http/body.ts';
import type { Command } from '#platform/http/command.ts';
import { jsonReply } from '#platform/http/reply.ts';
import { createRouter } from '#platform/http/router.ts';
import type { Asked, Site } from '#platform/http/site.ts';
import { refuseForeignHost, refuseForeignPage } from './guard.ts';

/**
 * Interface for tests and demos to change data and behaviour of the platform. No part of its contract.
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
