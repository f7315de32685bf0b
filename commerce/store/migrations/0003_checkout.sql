-- The checkout as a state machine (reliability D1, D4): drafts, payment attempts, orders, and the ledger of the test gateway.

-- What a shopper has typed so far, one row for each cart. A card is never in it.
create table commerce.checkout_draft (
  cart_id bigint primary key references commerce.cart on delete cascade,
  email text not null,
  delivery_address jsonb not null,
  -- null: the same as the delivery address
  billing_address jsonb,
  delivery_method text not null check (delivery_method in ('standard', 'express')),
  updated_at timestamptz not null default now()
);

-- One press of "Pay". reserved -> charged -> done, or -> failed (by way of refunding, where money has moved); each step is a transaction of its own, the gateway is called
-- between them with the same key. While the outcome is unknown the row stays in 'reserved': it is never called failed.
create table commerce.checkout_attempt (
  id bigint generated always as identity primary key,
  cart_id bigint not null references commerce.cart,
  key text not null unique check (length(key) between 22 and 255),
  -- what was asked for; the same key with anything else is an error
  request_hash text not null check (length(request_hash) = 64),
  phase text not null check (phase in ('reserved', 'charged', 'refunding', 'done', 'failed')),
  -- the order as it was agreed: lines with amounts, delivery, addresses
  snapshot jsonb not null,
  currency char(3) not null,
  amount bigint not null check (amount >= 0),
  -- whether variant.reserved counts this attempt's units; until hold_until at the longest while the gateway cannot be asked
  holds_stock boolean not null,
  hold_until timestamptz not null,
  gateway_reference text,
  -- the answer, the same at each replay
  response jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((phase in ('done', 'failed')) = (response is not null)),
  check (phase not in ('charged', 'refunding', 'done') or gateway_reference is not null),
  check (not holds_stock or phase in ('reserved', 'charged'))
);
-- a cart has one payment under way at the most
create unique index checkout_attempt_live on commerce.checkout_attempt (cart_id) where phase in ('reserved', 'charged', 'refunding');

create sequence commerce.order_number as bigint start 1001;

create table commerce."order" (
  id bigint generated always as identity primary key,
  -- shown as #1001
  number bigint not null unique default nextval('commerce.order_number'),
  -- one order for a cart, whatever happens
  cart_id bigint not null unique references commerce.cart,
  attempt_id bigint not null unique references commerce.checkout_attempt,
  email text not null,
  phone text,
  currency char(3) not null,
  subtotal bigint not null check (subtotal >= 0),
  delivery_price bigint not null check (delivery_price >= 0),
  total bigint not null,
  delivery_method text not null,
  arrives_from date not null,
  arrives_to date not null,
  delivery_address jsonb not null,
  billing_address jsonb not null,
  card_last4 char(4) not null check (card_last4 ~ '^[0-9]{4}$'),
  note text not null,
  attributes jsonb not null,
  processed_at timestamptz not null,
  check (total = subtotal + delivery_price),
  check (arrives_from <= arrives_to)
);

create table commerce.order_line (
  order_id bigint not null references commerce."order" on delete cascade,
  position int not null check (position >= 1),
  -- the piece may leave the catalogue later; what was bought stays in words
  variant_id bigint references commerce.variant on delete set null,
  product_handle text not null,
  title text not null,
  print_title text,
  option_name text not null,
  option_value text not null,
  sku text not null,
  picture_spec text,
  picture_alt text,
  quantity int not null check (quantity >= 1),
  unit_price bigint not null check (unit_price >= 0),
  amount bigint not null,
  attributes jsonb not null,
  primary key (order_id, position),
  check (amount = unit_price * quantity)
);

-- The books of the test gateway, which stands in for another company: nothing of ours refers to them.
create table commerce.test_gateway_charge (
  key text primary key,
  status text not null check (status in ('paid', 'declined', 'closed', 'refunded')),
  reason text,
  amount bigint not null,
  currency char(3) not null,
  card_last4 char(4),
  reference text not null unique,
  created_at timestamptz not null default now()
);
