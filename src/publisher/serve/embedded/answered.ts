import type { IncomingMessage, ServerResponse } from 'node:http';
import { HASHED_FOLDER, POLICY_REPORTS_PATH } from './own-path.ts';
import { passedOnService } from './passed-on.ts';
import { joinSegments, parseRequestPath } from './request-path.ts';

/**
 * Kind of a request, by its path alone: `page`, `file` (with an ending), `asset` (for good), `call` of the
 * shop's platform, `foreign` service, `report` of a browser, `hook` of a cache server, or none if the path is
 * unreadable.
 */
export type RequestKind = 'page' | 'file' | 'asset' | 'call' | 'foreign' | 'report' | 'hook' | 'odd';

export function requestKind(target: string): RequestKind {
  const path = parseRequestPath(target);
  if ('problem' in path) return 'odd';
  const [first = ''] = path.segments;
  if (first === HASHED_FOLDER) return 'asset';
  if (first === 'hooks') return 'hook';
  const service = passedOnService(first);
  if (service) return service.kind === 'shop' ? 'call' : 'foreign';
  if (joinSegments(path.segments) === POLICY_REPORTS_PATH) return 'report';
  return /\.\w+$/.test(path.segments.at(-1) ?? '') ? 'file' : 'page';
}

/** A request that was answered, or broken off. */
export interface Answered {
  kind: RequestKind;
  status: number;
  seconds: number;
  /** False where the client went away, or was cut off, before the end of the answer. */
  isWhole: boolean;
}

/** Tells of a request once its answer is over. */
export function tellOfAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  tell: (answered: Answered) => void,
): void {
  const began = performance.now();
  response.once('close', () => {
    tell({
      kind: requestKind(request.url ?? '/'),
      status: response.statusCode,
      seconds: (performance.now() - began) / 1000,
      isWhole: response.writableFinished,
    });
  });
}
