import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { baseOfferOf } from './base-offer.ts';
import type { Offer } from './check-offer.ts';
import { chooseOffers, type Pick } from './choose-offers.ts';
import { currencyCode, type Rates } from './currency.ts';
import type { Fault } from './fault.ts';
import type { PricedOffer } from './priced-offer.ts';
import { readStagedFacts, type StagedFacts } from './staged-facts.ts';
import { STAGING_TABLES } from './staging-tables.ts';

/** Members of one group; more of them are no product that anybody could choose in. */
const MAX_GROUP = 500;

/** UZS: the most that an offer may cost. */
const MAX_PRICE = 1_000_000_000_000;

const WITH_OTHERS = 'it stands with other goods without one';

const ROWS_PER_TRANSACTION = 5_000;

/**
 * The offers of a feed on their way into a shop, in a file of its own: members of a group may stand anywhere
 * in the feed, and there may be more offers than memory. The file is gone with `close`.
 */
export class Staging {
  readonly #database: DatabaseSync;
  readonly #file: string;
  readonly #insert;
  readonly #team;
  readonly #fault;
  #rows = 0;
  readonly #remove = () => rmSync(this.#file, { force: true });

  constructor(file: string) {
    this.#file = file;
    // An import that was killed leaves the file.
    rmSync(file, { force: true });
    process.once('exit', this.#remove);
    this.#database = new DatabaseSync(file);
    this.#database.exec(`${STAGING_TABLES} BEGIN`);
    this.#insert = this.#database.prepare(
      'INSERT OR IGNORE INTO offer VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    );
    this.#team = this.#database.prepare(
      'INSERT INTO team VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET size = size + 1 RETURNING first, size',
    );
    this.#fault = this.#database.prepare('INSERT INTO fault VALUES (?, ?, ?, ?, ?)');
  }

  /** Adds an offer; false for the id of an offer before it. */
  add(offer: Offer): boolean {
    this.#rows += 1;
    const seq = this.#rows;
    const { id, line, group, category, currency, price, oldPrice, vendor, count, minOrder, content } = offer;
    const code = currencyCode(currency);
    const added = this.#insert.run(
      seq,
      id,
      line,
      group,
      seq,
      category,
      code,
      price,
      oldPrice,
      vendor,
      count,
      minOrder,
      JSON.stringify(content),
    );
    if (added.changes === 0)
      this.addFault({
        line,
        what: `offer ${id}`,
        outcome: 'left out',
        reason: 'an offer before it has the same id',
        value: '',
      });
    if (seq % ROWS_PER_TRANSACTION === 0) this.#database.exec('COMMIT; BEGIN');
    return added.changes > 0;
  }

  addFault({ line, what, outcome, reason, value }: Fault): void {
    this.#fault.run(line, what, outcome, reason, value);
  }

  /** Ids of the categories that offers name. */
  categories(): Set<string> {
    const rows = this.#database.prepare('SELECT DISTINCT category AS value FROM offer').all();
    return new Set(rows.map(({ value }) => String(value)));
  }

  /**
   * Number of offers by the code of their currency, the most used first; the empty one is of prices without
   * a currency.
   */
  currencies(): Map<string, number> {
    const rows = this.#database
      .prepare('SELECT currency, count(*) AS offers FROM offer GROUP BY currency ORDER BY offers DESC')
      .all();
    return new Map(rows.map(({ currency, offers }) => [String(currency), Number(offers)]));
  }

  /**
   * Takes away categories that are not known, prices all offers in UZS, finds the members of each group, and
   * takes out what cannot be sold. Call once, after the last `add`.
   */
  resolve(categories: readonly string[], rates: Rates): void {
    const run = (text: string, ...values: (string | number)[]) => this.#database.prepare(text).run(...values);
    const note = (
      where: string,
      values: string[],
      outcome: Fault['outcome'],
      reason: string,
      value: string,
    ) =>
      run(
        `INSERT INTO fault SELECT line, 'offer ' || id, ?, ?, ${value} FROM offer WHERE ${where}`,
        outcome,
        reason,
        ...values,
      );
    const takeOut = (where: string, reason: string, value: string, ...values: string[]) => {
      note(where, values, 'left out', reason, value);
      run(`DELETE FROM offer WHERE ${where}`, ...values);
    };
    if (categories.length > 0) {
      const known = JSON.stringify(categories);
      const isStrange = "category <> '' AND category NOT IN (SELECT value FROM json_each(?))";
      note("category = ''", [], 'put right', `it has no category; ${WITH_OTHERS}`, "''");
      const reason = `its category is not in the feed; ${WITH_OTHERS}`;
      note(isStrange, [known], 'put right', reason, 'substr(category, 1, 80)');
      run(`UPDATE offer SET category = '' WHERE ${isStrange}`, known);
    } else run("UPDATE offer SET category = ''");
    takeOut(
      'currency NOT IN (SELECT value FROM json_each(?))',
      'its currency has no rate; give one with --rate, or name that of prices without one with --currency',
      'substr(currency, 1, 20)',
      JSON.stringify([...rates.keys()]),
    );
    for (const [currency, rate] of rates)
      run(
        'UPDATE offer SET price = round(price * ?), old_price = round(old_price * ?) WHERE currency = ?',
        rate,
        rate,
        currency,
      );
    takeOut('price < 1', 'its price is less than 1 UZS', "''");
    takeOut(`price > ${MAX_PRICE}`, `its price is more than ${MAX_PRICE} UZS`, "''");
    const high = `old_price > ${MAX_PRICE}`;
    note(high, [], 'put right', `its oldprice is more than ${MAX_PRICE} UZS and was left out`, "''");
    run(`UPDATE offer SET old_price = price WHERE ${high}`);
    this.#gather();
    this.#database.exec('COMMIT; CREATE INDEX offer_by_team ON offer (first, seq); BEGIN');
    this.#foldBases();
  }

  #gather(): void {
    const move = this.#database.prepare('UPDATE offer SET first = ? WHERE seq = ?');
    const remove = this.#database.prepare('DELETE FROM offer WHERE seq = ?');
    const select = this.#database.prepare(
      "SELECT seq, id, line, team FROM offer WHERE team <> '' AND seq > ? ORDER BY seq LIMIT 1000",
    );
    let rows: Record<string, unknown>[] = [];
    do {
      rows = select.all(Number(rows.at(-1)?.['seq'] ?? 0));
      for (const row of rows) {
        const seq = Number(row['seq']);
        const team = this.#team.get(String(row['team']), seq);
        if (Number(team?.['size']) > MAX_GROUP) {
          this.addFault({
            line: Number(row['line']),
            what: `offer ${row['id']}`,
            outcome: 'left out',
            reason: `its group has more than ${MAX_GROUP} offers`,
            value: '',
          });
          remove.run(seq);
        } else move.run(Number(team?.['first']), seq);
      }
    } while (rows.length > 0);
  }

  /**
   * Takes the offers out that stand for a product, not for one of its variations; its pictures are all
   * theirs.
   */
  #foldBases(): void {
    const remove = this.#database.prepare('DELETE FROM offer WHERE id = ?');
    const change = this.#database.prepare('UPDATE offer SET content = ? WHERE id = ?');
    for (const group of this.groups()) {
      const base = group.length > 1 ? baseOfferOf(group) : undefined;
      if (!base) continue;
      const { name, description, pictures } = base.content;
      for (const { id, content } of group) {
        const own = {
          ...content,
          product: content.product || name,
          description: content.description || description,
          pictures: [...new Set([...content.pictures, ...pictures])],
        };
        change.run(JSON.stringify(own), id);
      }
      remove.run(base.id);
      const reason = 'it stands for its group, of which each has what it lacks; they have its pictures';
      this.addFault({ line: base.line, what: `offer ${base.id}`, outcome: 'put right', reason, value: '' });
    }
  }

  /**
   * Offers that belong to one product, in the order of the feed; products in the order of their first offers.
   */
  *groups(): Generator<PricedOffer[]> {
    const rows = this.#database.prepare(
      `SELECT first, id, line, team AS "group", category, price, old_price AS oldPrice, vendor, count,
        min_order AS minOrder, content
       FROM offer ORDER BY first, seq`,
    );
    let first: unknown;
    const members: PricedOffer[] = [];
    for (const { first: next, content, ...row } of rows.iterate()) {
      if (next !== first && members.length > 0) yield members.splice(0);
      first = next;
      members.push({ ...(row as unknown as PricedOffer), content: JSON.parse(String(content)) });
    }
    if (members.length > 0) yield members;
  }

  vendors(): string[] {
    return this.#database
      .prepare("SELECT vendor FROM offer WHERE vendor <> '' GROUP BY vendor ORDER BY min(seq)")
      .all()
      .map((row) => String(row['vendor']));
  }

  /** Ids of offers for a row of the home page, one of each product. */
  choose(pick: Pick, limit: number): string[] {
    return chooseOffers(this.#database, pick, limit);
  }

  /** The first picture that an offer of each category has, by the category's id in the feed. */
  firstPictures(): Map<string, string> {
    const rows = this.#database
      .prepare(
        `SELECT category, min(seq), json_extract(content, '$.pictures[0]') AS picture FROM offer
         WHERE json_array_length(content, '$.pictures') > 0 GROUP BY category`,
      )
      .all();
    return new Map(rows.map((row) => [String(row['category']), String(row['picture'])]));
  }

  counts(): { offers: number; products: number } {
    const row = this.#database
      .prepare('SELECT count(*) AS offers, count(DISTINCT first) AS products FROM offer')
      .get();
    return { offers: Number(row?.['offers']), products: Number(row?.['products']) };
  }

  facts(): StagedFacts {
    return readStagedFacts(this.#database);
  }

  countFaults(): { leftOut: number; putRight: number } {
    const row = this.#database
      .prepare("SELECT count(*) AS all_, count(*) FILTER (WHERE outcome = 'left out') AS leftOut FROM fault")
      .get();
    const leftOut = Number(row?.['leftOut']);
    return { leftOut, putRight: Number(row?.['all_']) - leftOut };
  }

  /** In the order of the feed. */
  *faults(): Generator<Fault> {
    for (const row of this.#database
      .prepare('SELECT line, what, outcome, reason, value FROM fault ORDER BY line, rowid')
      .iterate())
      yield row as unknown as Fault;
  }

  close(): void {
    this.#database.close();
    process.off('exit', this.#remove);
    this.#remove();
  }
}
