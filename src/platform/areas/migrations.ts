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
  {
    // Messages are sent by what waits in the file.
    to: 9,
    sql: `
      ALTER TABLE message ADD COLUMN state TEXT NOT NULL DEFAULT 'kept';
      ALTER TABLE message ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE message ADD COLUMN next_try_at TEXT;
      ALTER TABLE message ADD COLUMN fault TEXT;
      CREATE INDEX message_to_send ON message (id) WHERE state IN ('waiting', 'sending');
    `,
  },
  {
    // Orders go to who works on them.
    to: 10,
    sql: `
      CREATE TABLE order_target (
        shop INTEGER NOT NULL,
        kind TEXT NOT NULL,
        address TEXT NOT NULL,
        secret TEXT,
        PRIMARY KEY (shop, kind)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE order_out (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        shop INTEGER NOT NULL,
        kind TEXT NOT NULL,
        at TEXT NOT NULL,
        body TEXT NOT NULL,
        tries INTEGER NOT NULL DEFAULT 0,
        next_try_at TEXT,
        fault TEXT
      ) STRICT;
      CREATE INDEX order_out_by_target ON order_out (shop, kind, id);
    `,
  },
  {
    // Shops are kept in step with their feeds.
    to: 11,
    sql: `
      CREATE TABLE followed_feed (
        shop INTEGER PRIMARY KEY,
        source TEXT NOT NULL,
        every_minutes INTEGER NOT NULL,
        options TEXT NOT NULL,
        secret TEXT,
        due_at TEXT NOT NULL,
        takes_fewer INTEGER NOT NULL DEFAULT 0,
        etag TEXT NOT NULL DEFAULT '',
        last_modified TEXT NOT NULL DEFAULT '',
        digest TEXT NOT NULL DEFAULT '',
        asked_at TEXT,
        read_at TEXT,
        told TEXT,
        fault TEXT
      ) STRICT;
    `,
  },
  {
    // Accounting programs exchange goods and orders with shops.
    to: 12,
    sql: `
      CREATE TABLE exchange (
        shop INTEGER PRIMARY KEY,
        user TEXT NOT NULL,
        password TEXT NOT NULL,
        reading TEXT NOT NULL,
        since TEXT NOT NULL,
        takes_fewer INTEGER NOT NULL DEFAULT 0,
        heard_at TEXT,
        unread_at TEXT,
        read_at TEXT,
        told TEXT,
        fault TEXT
      ) STRICT;

      CREATE TABLE exchange_session (
        shop INTEGER NOT NULL,
        kind TEXT NOT NULL,
        digest TEXT NOT NULL,
        number TEXT NOT NULL,
        bytes INTEGER NOT NULL DEFAULT 0,
        used_at TEXT NOT NULL,
        PRIMARY KEY (shop, kind)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE exchange_order (
        shop INTEGER NOT NULL,
        sell_group INTEGER NOT NULL,
        known TEXT,
        told TEXT,
        PRIMARY KEY (shop, sell_group)
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    // Orders are paid on pages of payment services.
    to: 13,
    sql: `
      CREATE TABLE payment_service (
        shop INTEGER NOT NULL,
        kind TEXT NOT NULL,
        settings TEXT NOT NULL,
        PRIMARY KEY (shop, kind)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE page_payment (
        transaction_id TEXT PRIMARY KEY,
        shop INTEGER NOT NULL,
        sell_group INTEGER NOT NULL,
        kind TEXT NOT NULL,
        amount INTEGER NOT NULL,
        state TEXT NOT NULL,
        paid_by TEXT
      ) STRICT;
      CREATE UNIQUE INDEX page_payment_by_group ON page_payment (shop, sell_group);

      CREATE TABLE payme_transaction (
        shop INTEGER NOT NULL,
        id TEXT NOT NULL,
        sell_group INTEGER NOT NULL,
        amount INTEGER NOT NULL,
        state INTEGER NOT NULL,
        time INTEGER NOT NULL,
        created INTEGER NOT NULL,
        performed INTEGER NOT NULL,
        canceled INTEGER NOT NULL,
        reason INTEGER,
        PRIMARY KEY (shop, id)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX payme_transaction_by_group ON payme_transaction (shop, sell_group);
    `,
  },
  {
    // Pictures of an engine are copied, and go when no goods show them.
    to: 14,
    sql: `
      ALTER TABLE upload ADD COLUMN source TEXT;
      ALTER TABLE upload ADD COLUMN unused_since TEXT;
      CREATE INDEX copy_by_use ON upload (shop, unused_since, id) WHERE source IS NOT NULL;
    `,
  },
  {
    // Money of an order goes back in part.
    to: 15,
    sql: 'ALTER TABLE sell_group ADD COLUMN refunded INTEGER NOT NULL DEFAULT 0',
  },
];
