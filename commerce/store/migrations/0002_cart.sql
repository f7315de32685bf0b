-- Carts. The id shown outside is gid://shopify/Cart/<token>?key=<secret>: a capability of which only a hash is kept (D7).
create table commerce.cart (
  id bigint generated always as identity primary key,
  token text not null unique check (length(token) >= 22),
  key_sha256 bytea not null check (length(key_sha256) = 32),
  country_code char(2) not null,
  email text,
  phone text,
  note text not null default '',
  attributes jsonb not null default '[]',
  -- set when an order stands for it; a completed cart answers as if it were not there
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- One row for each merchandise with the same attributes (D6); changed only under the lock of its cart's row.
create table commerce.cart_line (
  id uuid primary key default gen_random_uuid(),
  cart_id bigint not null references commerce.cart on delete cascade,
  variant_id bigint not null references commerce.variant,
  quantity int not null check (quantity between 1 and 1000000),
  attributes jsonb not null default '[]',
  attributes_sha256 bytea not null check (length(attributes_sha256) = 32),
  position bigint generated always as identity,
  unique (cart_id, variant_id, attributes_sha256)
);
create index cart_line_order on commerce.cart_line (cart_id, position);
