import { CIRCUMSTANCES, headerTable, type OwnKind } from '#publisher/serve/configuration/header-table.ts';
import { MEDIA } from '#publisher/serve/embedded/headers.ts';
import type { Handler, Match, Route } from './syntax.ts';

/** Headers that file servers add by themselves, and no answer has. */
const UNWANTED = ['Accept-Ranges', 'Last-Modified', 'Server'];

/**
 * Puts the headers of a kind of answer on it, once all others are there. Whether it is a picture says
 * `http.vars.type`, whether the shopper came by https `http.vars.secure`.
 */
export function headersOf(kind: OwnKind): Handler {
  const table = [...headerTable({ policy: '{http.vars.policy}' })];
  const routes = CIRCUMSTANCES.filter((when) => when.kind === kind)
    .toSorted((a, b) => conditions(b) - conditions(a))
    .map((when): Route => {
      const set = table.flatMap(([name, rows]) => {
        const value = rows.find((row) => row.when === when)?.value;
        return value ? [[name, [value]]] : [];
      });
      const response = { set: Object.fromEntries(set), delete: UNWANTED, deferred: true };
      const match: Match = {
        ...(when.secure && { vars: { secure: ['1'] } }),
        ...(when.media && { vars_regexp: { '{http.vars.type}': { pattern: MEDIA.source } } }),
      };
      return {
        group: 'headers',
        ...(conditions(when) > 0 && { match: [match] }),
        handle: [{ handler: 'headers', response }],
      };
    });
  return { handler: 'subroute', routes };
}

function conditions({ media, secure }: { media: boolean; secure: boolean }): number {
  return Number(media) + Number(secure);
}
