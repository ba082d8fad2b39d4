import { z } from 'zod';
import { ALL_CALLS } from '#contract/calls/all-calls.ts';
import type { Command } from '#platform/http/command.ts';
import { invalid, parseInput } from '#platform/http/refusal.ts';
import { findShopByName } from '#platform/store/shop.ts';
import { faultSchema } from './fault.ts';
import type { FaultList } from './fault-list.ts';
import type { MovedClock } from './moved-clock.ts';

/** Ten years at once: what comes after the year 9999 could not be written any more. */
const MOST_SECONDS_AHEAD = 10 * 365 * 24 * 60 * 60;

/** Commands for the sandbox as a whole: its calls, its faults and its time. */
export const sandboxCommands = (list: FaultList, clock: MovedClock): Command[] => [
  { method: 'GET', path: '/faults', run: () => list.all },
  { method: 'GET', path: '/faults/count', run: () => list.count },
  {
    method: 'PUT',
    path: '/faults',
    run({ context, body }) {
      const faults = parseInput(z.array(faultSchema), body);
      for (const [index, { shop }] of faults.entries()) {
        if (shop !== undefined && !findShopByName(context.sql, shop))
          throw invalid(`${index}.shop`, `There is no shop ${shop}.`);
      }
      list.replace(faults);
      return list.all;
    },
  },
  {
    method: 'DELETE',
    path: '/faults',
    run() {
      list.replace([]);
      return list.all;
    },
  },
  {
    method: 'PUT',
    path: '/clock',
    run({ body }) {
      clock.advance(
        parseInput(z.strictObject({ advanceSeconds: z.int().nonnegative().max(MOST_SECONDS_AHEAD) }), body)
          .advanceSeconds * 1000,
      );
      return { now: clock.now().toISOString() };
    },
  },
  { method: 'GET', path: '/clock', run: () => ({ now: clock.now().toISOString() }) },

  /** Every call of the contract in the order of their paths. */
  {
    method: 'GET',
    path: '/calls',
    run: () =>
      Object.entries(ALL_CALLS)
        .map(([name, { method, path, summary, service = 'shop' }]) => ({
          name,
          service,
          method,
          path,
          summary,
        }))
        .sort((a, b) => a.path.localeCompare(b.path)),
  },
];
