import type { IncomingMessage } from 'node:http';
import { SERVICE_BASE_PATHS } from '#contract/define-call.ts';
import { geocodingRoutes } from '#sandbox/areas/geocoding/geocoding-routes.ts';
import { checkAnswer, type SandboxContext } from './api.ts';
import { fieldsOf } from './body.ts';
import { withFaults } from './faults.ts';
import { ForeignRefusal } from './open-route.ts';
import { jsonReply, type Reply } from './reply.ts';
import { createRouter } from './router.ts';

const BASE_PATHS = [SERVICE_BASE_PATHS.openstreetmap, SERVICE_BASE_PATHS.yandex];

const route = createRouter(geocodingRoutes);

/** Whether a path belongs to a service that knows no shops. */
export function isOpenPath(path: string): boolean {
  return BASE_PATHS.some((base) => path.startsWith(`${base}/`));
}

/** Answers a call of a geocoder as the service itself would; faults name it by its whole path. */
export async function answerOpenCall(
  context: SandboxContext,
  request: IncomingMessage,
  url: URL,
): Promise<Reply> {
  const { endpoint } = route(request.method ?? 'GET', url.pathname);
  return withFaults(
    context.faults.take(undefined, url.pathname),
    async () => {
      try {
        const value = endpoint.answer(fieldsOf(url.searchParams));
        if (context.checkAnswers) checkAnswer(endpoint.call, value);
        return jsonReply(200, value);
      } catch (error) {
        if (error instanceof ForeignRefusal) return jsonReply(error.status, error.body);
        throw error;
      }
    },
    context.stopping,
  );
}
