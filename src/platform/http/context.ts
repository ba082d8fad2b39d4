import type { ShopChanges } from '#domain/freshness/shop-changes.ts';
import type { Clock } from '#platform/store/clock.ts';
import type { Sql } from '#platform/store/database.ts';
import type { Shop } from '#platform/store/shop.ts';
import type { FaultList } from './faults.ts';
import type { Customer } from './route.ts';

/** What every request needs of the running sandbox. */
export interface SandboxContext {
  sql: Sql;
  faults: FaultList;
  clock: Clock;
  rules: ShopRules;
  /** The name or address that it listens on. */
  host: string;
  /** Address of the storefronts, with `{subdomain}` where the name of the shop goes. */
  storefront: string;
  /** Answers 500 where an answer or a refusal is not exactly what the contract says. */
  checkAnswers: boolean;
  /** Who makes pages of the shops and tells of it; undefined where nobody does. */
  follower?: Follower | undefined;
  /** Aborted when the server closes. */
  stopping: AbortSignal;
}

/** A storefront that follows the shops' changes. */
export interface Follower {
  /** Another number whenever there is something new to tell. */
  version(): number;
  /** Another number whenever new pages can be seen, which nobody should have to wait for. */
  pagesVersion(): number;
  /** Undefined for a shop that it does not follow. */
  changesOf(shop: string): Promise<ShopChanges | undefined>;
  /** Paths of pages that show how a shop looks; undefined for a shop that it does not follow. */
  samplesOf(shop: string): readonly string[] | undefined;
}

/** What the areas know of a shop, and what must be asked or done before and after anything is answered. */
export interface ShopRules {
  /** Who a token belongs to; undefined where it is unknown, of another shop or expired. */
  findCustomer(shop: Shop, token: string, now: Date): Customer | undefined;
  /** Does what the clock says has happened until now. */
  settle(shop: Shop, now: Date): void;
  /** Notes what a command has changed, in the command's transaction. */
  noteCommand(shop: Shop, done: DoneCommand, now: Date): void;
}

/** A command of the control interface that was carried out. */
export interface DoneCommand {
  method: string;
  /** Below the path of the shop, with parameters in braces. */
  path: string;
  params: Readonly<Record<string, string>>;
}
