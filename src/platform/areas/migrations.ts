import type { Migration } from '#platform/store/migration.ts';

/**
 * Steps from the oldest format of a file to the newest. Whoever changes the tables of an area adds a step
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
  {
    // Until then only words said what changed a wallet.
    to: 7,
    sql: `
      ALTER TABLE wallet_entry ADD COLUMN kind TEXT NOT NULL DEFAULT 'other';
      ALTER TABLE wallet_entry ADD COLUMN sell_group INTEGER;
      UPDATE wallet_entry SET sell_group = CASE
        WHEN reason GLOB 'cashback of order [0-9]*' THEN CAST(substr(reason, 19) AS INTEGER)
        WHEN reason GLOB 'order [0-9]*' THEN CAST(substr(reason, 7) AS INTEGER)
      END;
      UPDATE wallet_entry SET kind = CASE
        WHEN reason = 'cashback' OR reason GLOB 'cashback of order [0-9]*' THEN 'cashback'
        WHEN reason GLOB 'order [0-9]* canceled' THEN 'refund'
        WHEN reason GLOB 'order [0-9]*' THEN 'payment'
        WHEN reason = 'purchase' THEN 'purchase'
        ELSE 'other'
      END;
    `,
  },
  {
    // Wrong passwords are counted by the network that they come from, too.
    to: 8,
    sql: `
      ALTER TABLE failed_sign_in ADD COLUMN client TEXT NOT NULL DEFAULT '';
      CREATE TABLE known_client (
        shop INTEGER NOT NULL,
        customer INTEGER NOT NULL,
        client TEXT NOT NULL,
        at TEXT NOT NULL,
        PRIMARY KEY (shop, customer, client)
      ) STRICT, WITHOUT ROWID;
    `,
  },
];
