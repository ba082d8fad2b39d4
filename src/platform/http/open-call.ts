import { SERVICE_BASE_PATHS } from '#contract/call/define-call.ts';
import { fieldsOf } from './body.ts';
import { checkAnswer } from './check-answer.ts';
import { UNDISTURBED } from './disturbance.ts';
import { ForeignRefusal, type OpenRoute } from './open-route.ts';
import { jsonReply } from './reply.ts';
import { createRouter } from './router.ts';
import type { Site } from './site.ts';

const BASE_PATHS = [SERVICE_BASE_PATHS.openstreetmap, SERVICE_BASE_PATHS.yandex];

/**
 * The calls of services that know no shops, answered as the service itself would; faults name them by their
 * whole path.
 */
export function openCallSite(routes: readonly OpenRoute[]): Site {
  const route = createRouter(routes);
  return {
    owns: (path) => BASE_PATHS.some((base) => path.startsWith(`${base}/`)),
    async answer({ context, request, method, url }) {
      const { endpoint } = route(method, url.pathname);
      const place = { shop: undefined, path: url.pathname, agent: request.headers['user-agent'] };
      const { around } = context.disturb?.(place) ?? UNDISTURBED;
      return around(async () => {
        try {
          const value = endpoint.answer(fieldsOf(url.searchParams));
          if (context.checkAnswers) checkAnswer(endpoint.call, value);
          return jsonReply(200, value);
        } catch (error) {
          if (error instanceof ForeignRefusal) return jsonReply(error.status, error.body);
          throw error;
        }
      }, context.stopping);
    },
  };
}
