-- The tables of format 4, as files of that format have them.
CREATE TABLE shop (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  security_key TEXT NOT NULL UNIQUE,
  market TEXT NOT NULL,
  seeded INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE product (
  key INTEGER PRIMARY KEY,
  shop INTEGER NOT NULL,
  id INTEGER NOT NULL,
  category INTEGER NOT NULL,
  brand INTEGER,
  supplier INTEGER NOT NULL,
  min_order INTEGER NOT NULL,
  popularity INTEGER NOT NULL,
  rating REAL NOT NULL,
  added_at TEXT NOT NULL,
  data TEXT NOT NULL
) STRICT;

CREATE UNIQUE INDEX product_by_id ON product (shop, id);

CREATE INDEX product_for_list ON product (shop, id, category, brand, supplier, popularity, rating, added_at);

CREATE INDEX product_for_search ON product (key, popularity, id);

CREATE INDEX product_by_category ON product (shop, category, id);

CREATE INDEX product_by_supplier ON product (shop, supplier, id);

CREATE TABLE variation (
  shop INTEGER NOT NULL,
  id INTEGER NOT NULL,
  product INTEGER NOT NULL,
  position INTEGER NOT NULL,
  stock INTEGER NOT NULL,
  new_price INTEGER NOT NULL,
  old_price INTEGER NOT NULL,
  count INTEGER NOT NULL,
  tracking INTEGER NOT NULL,
  sku TEXT NOT NULL,
  barcode TEXT NOT NULL,
  data TEXT NOT NULL
) STRICT;

CREATE UNIQUE INDEX variation_by_id ON variation (shop, id);

CREATE UNIQUE INDEX variation_by_stock ON variation (shop, stock);

CREATE INDEX variation_by_product ON variation (shop, product, position, id, new_price, old_price, count, tracking);

CREATE INDEX variation_by_sku ON variation (shop, sku);

CREATE INDEX variation_by_barcode ON variation (shop, barcode);

CREATE TABLE review (
  shop INTEGER NOT NULL,
  id INTEGER NOT NULL,
  product INTEGER NOT NULL,
  status TEXT NOT NULL DEFAULT 'approved',
  customer INTEGER,
  created_at TEXT NOT NULL,
  data TEXT NOT NULL
) STRICT;

CREATE UNIQUE INDEX review_by_id ON review (shop, id);

CREATE INDEX review_by_age ON review (shop, status, created_at DESC, id DESC);

CREATE INDEX review_by_product ON review (shop, product, status, created_at DESC, id DESC);

CREATE TABLE purchase (
  shop INTEGER NOT NULL,
  customer INTEGER NOT NULL,
  product INTEGER NOT NULL,
  PRIMARY KEY (shop, customer, product)
) STRICT, WITHOUT ROWID;

CREATE TABLE upload (
  id TEXT PRIMARY KEY,
  shop INTEGER NOT NULL,
  type TEXT NOT NULL,
  bytes BLOB NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

CREATE INDEX upload_by_shop ON upload (shop);

CREATE TABLE document (
  shop INTEGER NOT NULL,
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  section TEXT NOT NULL,
  position INTEGER NOT NULL,
  data TEXT NOT NULL,
  PRIMARY KEY (shop, kind, key)
) STRICT;

CREATE INDEX document_by_position ON document (shop, kind, position, key);

CREATE TABLE customer (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  shop INTEGER NOT NULL,
  phone TEXT NOT NULL,
  username TEXT NOT NULL,
  email TEXT,
  password TEXT,
  profile TEXT NOT NULL,
  active INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL
) STRICT;

CREATE UNIQUE INDEX customer_by_phone ON customer (shop, phone) WHERE active = 1;

CREATE UNIQUE INDEX customer_by_username ON customer (shop, username) WHERE active = 1;

CREATE UNIQUE INDEX customer_by_email ON customer (shop, email) WHERE active = 1 AND email IS NOT NULL;

CREATE TABLE session (
  token_hash TEXT PRIMARY KEY,
  shop INTEGER NOT NULL,
  customer INTEGER NOT NULL,
  expires_at TEXT NOT NULL
) STRICT;

CREATE INDEX session_by_customer ON session (shop, customer);

CREATE TABLE message (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  shop INTEGER NOT NULL,
  phone TEXT NOT NULL,
  kind TEXT NOT NULL,
  code TEXT,
  text TEXT NOT NULL,
  sent_at TEXT NOT NULL
) STRICT;

CREATE INDEX message_by_shop ON message (shop, id DESC);

CREATE TABLE wallet_entry (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  shop INTEGER NOT NULL,
  customer INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  reason TEXT NOT NULL,
  at TEXT NOT NULL
) STRICT;

CREATE INDEX wallet_entry_by_customer ON wallet_entry (shop, customer);

CREATE TABLE verification_code (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  shop INTEGER NOT NULL,
  phone TEXT NOT NULL,
  purpose TEXT NOT NULL,
  subject INTEGER NOT NULL,
  code TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  used INTEGER NOT NULL DEFAULT 0,
  sent_at TEXT NOT NULL
) STRICT;

CREATE INDEX verification_code_by_phone ON verification_code (shop, phone, purpose);

CREATE TABLE failed_sign_in (
  shop INTEGER NOT NULL,
  username TEXT NOT NULL,
  at TEXT NOT NULL
) STRICT;

CREATE INDEX failed_sign_in_by_username ON failed_sign_in (shop, username);

CREATE TABLE address (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  shop INTEGER NOT NULL,
  customer INTEGER NOT NULL,
  data TEXT NOT NULL
) STRICT;

CREATE INDEX address_by_customer ON address (shop, customer);

CREATE TABLE bank_card (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  shop INTEGER NOT NULL,
  customer INTEGER NOT NULL,
  masked TEXT NOT NULL,
  expiry TEXT NOT NULL,
  confirmed INTEGER NOT NULL DEFAULT 0,
  UNIQUE (shop, customer, masked, expiry)
) STRICT;

CREATE TABLE cashback_code (
  shop INTEGER NOT NULL,
  code TEXT NOT NULL,
  customer INTEGER NOT NULL,
  expires_at TEXT NOT NULL,
  PRIMARY KEY (shop, code)
) STRICT;

CREATE TABLE notification (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  shop INTEGER NOT NULL,
  customer INTEGER NOT NULL,
  title TEXT NOT NULL,
  body TEXT NOT NULL,
  url TEXT NOT NULL,
  image_url TEXT,
  is_read INTEGER NOT NULL DEFAULT 0,
  at TEXT NOT NULL
) STRICT;

CREATE INDEX notification_by_customer ON notification (shop, customer, id DESC);

CREATE TABLE push_resource (
  shop INTEGER NOT NULL,
  token TEXT NOT NULL,
  customer INTEGER NOT NULL,
  platform INTEGER NOT NULL,
  keys TEXT,
  PRIMARY KEY (shop, token)
) STRICT;

CREATE INDEX push_resource_by_customer ON push_resource (shop, customer);

CREATE TABLE push_key (
  shop INTEGER PRIMARY KEY,
  public_key TEXT NOT NULL,
  private_key TEXT NOT NULL
) STRICT;

CREATE TABLE push (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  shop INTEGER NOT NULL,
  endpoint TEXT NOT NULL,
  body TEXT NOT NULL
) STRICT;

CREATE TRIGGER push_ends AFTER DELETE ON push_resource BEGIN
  DELETE FROM push WHERE shop = old.shop AND endpoint = old.token;
END;

CREATE TABLE import_id (
  tenant TEXT NOT NULL,
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  id INTEGER NOT NULL,
  slug TEXT,
  PRIMARY KEY (tenant, kind, key)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX import_id_by_id ON import_id (tenant, kind, id);

CREATE UNIQUE INDEX import_id_by_slug ON import_id (tenant, kind, slug) WHERE slug IS NOT NULL;

CREATE TABLE shop_update (
  shop INTEGER PRIMARY KEY,
  updated_at TEXT NOT NULL
) STRICT;

CREATE TABLE unsent_change (
  shop INTEGER NOT NULL,
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  PRIMARY KEY (shop, kind, id)
) STRICT;

CREATE TABLE webhook (
  shop INTEGER PRIMARY KEY,
  url TEXT NOT NULL,
  secret TEXT NOT NULL,
  automatic INTEGER NOT NULL,
  retry_delay_ms INTEGER NOT NULL
) STRICT;

CREATE TABLE webhook_delivery (
  position INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  shop INTEGER NOT NULL,
  event TEXT NOT NULL,
  body TEXT NOT NULL,
  state TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  status INTEGER,
  error TEXT,
  created_at TEXT NOT NULL,
  tried_at TEXT
) STRICT;

CREATE INDEX webhook_delivery_by_shop ON webhook_delivery (shop, position DESC);

CREATE INDEX webhook_delivery_waiting ON webhook_delivery (position) WHERE state = 'waiting';

CREATE TABLE cart_sell (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  shop INTEGER NOT NULL,
  customer INTEGER NOT NULL,
  supplier INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX cart_sell_by_supplier ON cart_sell (shop, customer, supplier);

CREATE TABLE cart_record (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  shop INTEGER NOT NULL,
  customer INTEGER NOT NULL,
  sell INTEGER NOT NULL,
  stock INTEGER NOT NULL,
  count INTEGER NOT NULL,
  product INTEGER NOT NULL,
  variation TEXT NOT NULL,
  property_values TEXT NOT NULL DEFAULT '[]',
  deleted INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE UNIQUE INDEX cart_record_by_stock ON cart_record (shop, customer, stock);

CREATE TABLE cart_franchise (
  shop INTEGER NOT NULL,
  customer INTEGER NOT NULL,
  franchise INTEGER NOT NULL,
  PRIMARY KEY (shop, customer)
) STRICT;

CREATE TABLE property (
  shop INTEGER NOT NULL,
  id INTEGER NOT NULL,
  kind TEXT NOT NULL,
  code TEXT NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (shop, kind, code)
) STRICT, WITHOUT ROWID;

CREATE TABLE property_value (
  shop INTEGER NOT NULL,
  kind TEXT NOT NULL,
  id INTEGER NOT NULL,
  property INTEGER NOT NULL,
  code TEXT NOT NULL,
  label TEXT NOT NULL,
  color TEXT,
  PRIMARY KEY (shop, kind, id)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX property_value_by_code ON property_value (shop, kind, property, code);

CREATE TABLE product_value (
  shop INTEGER NOT NULL,
  product INTEGER NOT NULL,
  value INTEGER NOT NULL,
  PRIMARY KEY (shop, product, value)
) STRICT, WITHOUT ROWID;

CREATE TABLE variation_value (
  shop INTEGER NOT NULL,
  variation INTEGER NOT NULL,
  value INTEGER NOT NULL,
  PRIMARY KEY (shop, variation, value)
) STRICT, WITHOUT ROWID;

CREATE TABLE product_tag (
  shop INTEGER NOT NULL,
  tag TEXT NOT NULL,
  product INTEGER NOT NULL,
  PRIMARY KEY (shop, tag, product)
) STRICT, WITHOUT ROWID;

CREATE INDEX product_tag_by_product ON product_tag (shop, product);

CREATE VIRTUAL TABLE product_text USING fts5(
  name, description, content = '', contentless_delete = 1, detail = 'column', tokenize = 'unicode61 remove_diacritics 0', prefix = '4 5'
);

CREATE TABLE sell_group (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  shop INTEGER NOT NULL,
  customer INTEGER,
  token TEXT NOT NULL,
  order_key TEXT,
  order_digest TEXT,
  source TEXT NOT NULL,
  state TEXT NOT NULL,
  payment TEXT NOT NULL,
  paid INTEGER NOT NULL,
  goods_total INTEGER NOT NULL,
  shipping_price INTEGER NOT NULL,
  total INTEGER NOT NULL,
  phone TEXT NOT NULL,
  data TEXT NOT NULL,
  created_at TEXT NOT NULL,
  next_at TEXT
) STRICT;

CREATE UNIQUE INDEX sell_group_by_key ON sell_group (shop, coalesce(customer, 0), order_key) WHERE order_key IS NOT NULL;

CREATE INDEX sell_group_by_customer ON sell_group (shop, customer, id);

CREATE INDEX sell_group_by_state ON sell_group (shop, state, id);

CREATE INDEX sell_group_by_due ON sell_group (shop, next_at) WHERE next_at IS NOT NULL;

CREATE TABLE sold_record (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  shop INTEGER NOT NULL,
  sell_group INTEGER NOT NULL,
  supplier INTEGER NOT NULL,
  product INTEGER NOT NULL,
  variation INTEGER NOT NULL,
  stock INTEGER NOT NULL,
  tracked INTEGER NOT NULL,
  count INTEGER NOT NULL,
  price INTEGER NOT NULL,
  subtotal INTEGER NOT NULL,
  data TEXT NOT NULL
) STRICT;

CREATE INDEX sold_record_by_group ON sold_record (shop, sell_group);

CREATE INDEX sold_record_by_product ON sold_record (shop, product);

CREATE TABLE order_event (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  shop INTEGER NOT NULL,
  sell_group INTEGER NOT NULL,
  state TEXT NOT NULL,
  at TEXT NOT NULL
) STRICT;

CREATE INDEX order_event_by_group ON order_event (shop, sell_group, id);

CREATE TABLE held_payment (
  transaction_id TEXT PRIMARY KEY,
  shop INTEGER NOT NULL,
  sell_group INTEGER NOT NULL,
  customer INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  state TEXT NOT NULL,
  otp TEXT NOT NULL,
  tries INTEGER NOT NULL,
  sends INTEGER NOT NULL,
  expires_at TEXT NOT NULL
) STRICT;

CREATE INDEX held_payment_by_group ON held_payment (shop, sell_group);

CREATE TABLE delivery (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  shop INTEGER NOT NULL,
  sell_group INTEGER NOT NULL,
  token TEXT NOT NULL,
  data TEXT NOT NULL,
  leaves_at TEXT NOT NULL,
  arrives_at TEXT NOT NULL
) STRICT;

CREATE UNIQUE INDEX delivery_by_group ON delivery (shop, sell_group);

CREATE TABLE installment (
  sell_group INTEGER PRIMARY KEY,
  shop INTEGER NOT NULL,
  state TEXT NOT NULL,
  months INTEGER NOT NULL,
  down_payment INTEGER NOT NULL,
  monthly INTEGER NOT NULL,
  total INTEGER NOT NULL,
  data TEXT NOT NULL
) STRICT;
