import { getProfile, signIn, type User } from '#contract/account/account.ts';
import type { Call, CallAnswer, CallInput } from '#contract/call/define-call.ts';
import { listCategories, listProducts } from '#contract/catalogue/catalogue.ts';
import type { Category, Product, Variation } from '#contract/catalogue/catalogue-schema.ts';
import type { CodeSource } from './code-source.ts';
import type { Platform } from './platform.ts';
import { Probe, Stopped, Unavailable } from './probe.ts';

/** As whom the suite calls. */
export interface Identity {
  /** First label of the shop's host name; sign-in names it. */
  subdomain: string;
  token?: string | undefined;
  username?: string | undefined;
  password?: string | undefined;
  /** A phone that the customer of a writing run registers with. */
  phone?: string | undefined;
}

/** A variation together with its product. */
export interface Sold {
  product: Product;
  variation: Variation;
}

/** True if at least three more pieces can be bought than the smallest order has. */
export function isPlenty({ product, variation }: Sold): boolean {
  return !variation.tracking || variation.stock.count >= product.minOrder + 3;
}

/** The customer that a writing run has registered. */
export interface Registered {
  user: User;
  token: string;
  password: string;
}

/**
 * The shop as the checks know it: everything is found by calls of the contract, once, when a check first
 * needs it. Methods throw `Unavailable` for a thing that cannot be found, and the checks that need it are
 * skipped.
 */
export class World {
  readonly platform: Platform;
  readonly identity: Identity;
  readonly codes: CodeSource;
  /** The customer of a writing run, once registered. */
  registered: Registered | undefined;
  readonly #found = new Map<string, Promise<unknown>>();

  constructor(platform: Platform, identity: Identity, codes: CodeSource) {
    this.platform = platform;
    this.identity = identity;
    this.codes = codes;
  }

  /** The answer of a call, asked for again each time; other checks tell what is wrong with it. */
  async get<C extends Call>(call: C, input: CallInput<C>, token?: string): Promise<CallAnswer<C>> {
    try {
      return await new Probe(this.platform).ask(call, input, token);
    } catch (cause) {
      if (!(cause instanceof Stopped)) throw cause;
      throw new Unavailable(`${call.method} ${call.path} gave no right answer`, { cause });
    }
  }

  /** Result of `find`, which runs once for the whole run. */
  once<T>(name: string, find: () => Promise<T>): Promise<T> {
    const found = this.#found.get(name) ?? find();
    this.#found.set(name, found);
    return found as Promise<T>;
  }

  products(): Promise<Product[]> {
    return this.once(
      'products',
      async () => (await this.get(listProducts, { query: { page: 1, size: 100 } })).items,
    );
  }

  /** The first product that `fits`, with the variation that fits. */
  async find(what: string, fits: (sold: Sold) => boolean): Promise<Sold> {
    for (const product of await this.products()) {
      const variation = product.variations.find((one) => fits({ product, variation: one }));
      if (variation) return { product, variation };
    }
    throw new Unavailable(`none of the first 100 products ${what}`);
  }

  async anyVariation(): Promise<Sold> {
    return this.find('is there', () => true);
  }

  /** A variation of which at least three more pieces can be bought than the smallest order has. */
  async inStock(): Promise<Sold> {
    return this.find('has enough in stock', isPlenty);
  }

  categories(): Promise<Category[]> {
    return this.once('categories', async () => (await this.get(listCategories, {})).items);
  }

  /** The token of whoever is signed in for this run. */
  async token(): Promise<string> {
    if (this.registered) return this.registered.token;
    const { token, username, password, subdomain } = this.identity;
    if (token !== undefined) return token;
    if (username === undefined || password === undefined) {
      throw new Unavailable('nobody is signed in: give --username and --password, --token, or --write');
    }
    return this.once(
      'token',
      async () => (await this.get(signIn, { body: { username, password, subdomain } })).token,
    );
  }

  async user(): Promise<User> {
    return this.get(getProfile, {}, await this.token());
  }

  /** The customer that this run has registered: what ends sessions and accounts is done to nobody else. */
  own(): Registered {
    if (!this.registered)
      throw new Unavailable('only a customer that the run registers itself may be changed so');
    return this.registered;
  }
}
