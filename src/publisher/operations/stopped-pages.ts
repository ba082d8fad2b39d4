import type { StoppedRoute } from '#publisher/publish/index/stopped-routes.ts';

/** Pages that are named of one shop; the others are counted. */
const NAMED = 10;

/** Tells of the pages of a shop that release checks stop: how many, then each with reason and remedy. */
export function describeStopped(stopped: readonly StoppedRoute[]): string[] {
  if (stopped.length === 0) return [];
  const named = stopped.slice(0, NAMED);
  const rest = stopped.length - named.length;
  const remedies = new Set(named.flatMap(({ faults }) => faults.map(({ remedy }) => remedy)));
  return [
    `${stopped.length === 1 ? 'A page is' : `${stopped.length} pages are`} stopped, all others go live:`,
    ...named.flatMap(({ hasForm, faults }) =>
      faults.slice(0, 1).map(({ page, text }) => `  ${page} ${text}; ${formText(hasForm)}`),
    ),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
    ...remedies,
  ];
}

/** Form in which a stopped page is served. */
export function formText(hasForm: boolean): string {
  return hasForm ? 'its last good form is served' : 'it was never published, and its address answers 404';
}
