import type { Clock } from '#platform/store/clock.ts';
import type { Sql } from '#platform/store/database.ts';
import type { Shop } from '#platform/store/shop.ts';
import type { Disturb } from './disturbance.ts';
import type { Customer } from './route.ts';

/** Parts of the running platform that every request needs. */
export interface PlatformContext {
  sql: Sql;
  clock: Clock;
  rules: ShopRules;
  /** The name or address that it listens on. */
  host: string;
  /** Address of the storefronts, with `{subdomain}` where the name of the shop goes. */
  storefront: string;
  /** Answers 500 where an answer or a refusal is not exactly what the contract says. */
  checkAnswers: boolean;
  /** Faults that a playground lays over calls; none where left out. */
  disturb?: Disturb | undefined;
  /** Aborted when the server closes. */
  stopping: AbortSignal;
}

/** Questions to the areas and their duties before and after each answer. */
export interface ShopRules {
  /** Finds the owner of a token; undefined where it is unknown, of another shop or expired. */
  findCustomer(shop: Shop, token: string, now: Date): Customer | undefined;
  /** Applies the changes of orders that are due by now. */
  applyDueChanges(shop: Shop, now: Date): void;
  /** Notes what a command has changed, in the command's transaction. */
  noteCommand(shop: Shop, done: DoneCommand, now: Date): void;
}

/** Command that was executed. */
export interface DoneCommand {
  method: string;
  /** Below the path of the shop, with parameters in braces. */
  path: string;
  params: Readonly<Record<string, string>>;
}
