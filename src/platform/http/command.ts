import { findShopByName, type Shop } from '#platform/store/shop.ts';
import type { PlatformContext } from './context.ts';
import { notFound } from './refusal.ts';

export interface CommandRequest {
  context: PlatformContext;
  params: Record<string, string>;
  /** Not parsed; a name that stands twice is a list. */
  query: Record<string, unknown>;
  /** Parsed JSON; undefined where the request had no body. */
  body: unknown;
}

/** A change that an operator makes: the platform has no interface of its own for it. */
export interface Command {
  method: string;
  /** Below the path of whoever offers commands, with parameters in braces. */
  path: string;
  /** Does it and gives the answer; throws `Refusal`. */
  run(request: CommandRequest): unknown;
}

/**
 * A command for the shop that the path names in `{shop}`; its writes are kept all or not at all. What it
 * changes on the shop's pages moves the shop's update time and, where its webhook is automatic, is sent to
 * it.
 */
export function shopCommand(
  method: string,
  path: string,
  run: (shop: Shop, request: CommandRequest) => unknown,
): Command {
  return {
    method,
    path: `/shops/{shop}${path}`,
    run(request) {
      const { sql, rules, clock } = request.context;
      const shop = findShopByName(sql, request.params.shop ?? '');
      if (!shop) throw notFound(`There is no shop ${request.params.shop}.`, 'shop');
      rules.applyDueChanges(shop, clock.now());
      return sql.transaction(() => {
        const result = run(shop, request);
        rules.noteCommand(shop, { method, path, params: request.params }, clock.now());
        return result;
      });
    },
  };
}
