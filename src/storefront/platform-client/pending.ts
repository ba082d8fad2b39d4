/** Milliseconds after its start in which a request can be aborted by its path. */
export const CONTROLLER_LIFETIME = 5000;

const pending = new Map<string, Set<AbortController>>();

/** Lets `abortPending` stop a request. Returns a function for the end of the request, which forgets it. */
export function trackPending(path: string, controller: AbortController): () => void {
  const controllers = pending.get(path) ?? new Set();
  pending.set(path, controllers.add(controller));
  const drop = () => {
    clearTimeout(timer);
    controllers.delete(controller);
    if (controllers.size === 0 && pending.get(path) === controllers) pending.delete(path);
  };
  const timer = setTimeout(drop, CONTROLLER_LIFETIME);
  return drop;
}

/**
 * Stops all requests to a path (its parameters filled in, without a query) that began in the last 5 s; an
 * unknown path is logged as an error.
 */
export function abortPending(path: string): void {
  const controllers = pending.get(path);
  if (!controllers) {
    console.error(`No request to ${path} is pending, so none can be aborted.`);
    return;
  }
  pending.delete(path);
  for (const controller of controllers) controller.abort();
}
