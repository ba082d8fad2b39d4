import type { Migration } from '#sandbox/store/migrate.ts';

/**
 * How a file of an older format becomes one of the newest. Whoever changes the tables of an area adds a step
 * here; a step that was published stays as it is.
 */
export const MIGRATIONS: readonly Migration[] = [
  {
    // Pushes of a browser that unsubscribes go by an index; early files lack two others.
    to: 5,
    sql: `
      CREATE INDEX push_by_endpoint ON push (shop, endpoint);
      DROP INDEX IF EXISTS sell_group_by_age;
      CREATE INDEX IF NOT EXISTS sell_group_by_state ON sell_group (shop, state, id);
      CREATE INDEX IF NOT EXISTS product_for_search ON product (key, popularity, id);
    `,
  },
  {
    // Reviews know their key, and are listed for who wrote them.
    to: 6,
    sql: `
      ALTER TABLE review ADD COLUMN review_key TEXT;
      ALTER TABLE review ADD COLUMN review_digest TEXT;
      CREATE INDEX review_by_customer ON review (shop, customer, created_at DESC, id DESC);
      CREATE UNIQUE INDEX review_by_key ON review (shop, customer, review_key) WHERE review_key IS NOT NULL;
    `,
  },
];
