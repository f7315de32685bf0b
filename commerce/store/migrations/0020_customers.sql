-- Customers and what opens their accounts. Every secret is kept as a hash: passwords slowly (argon2id), tokens of 256 random
-- bits as SHA-256 (reliability D8).
create table commerce.customer (
  id bigint generated always as identity primary key,
  -- as domain/customer/email-address.ts writes it: one spelling for one mailbox
  email text not null unique check (email <> ''),
  first_name text,
  last_name text,
  -- E.164
  phone text unique check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  accepts_marketing boolean not null default false,
  -- guest: bought without an account. invited: was sent a link to open one. disabled: closed by staff.
  state text not null check (state in ('guest', 'invited', 'enabled', 'disabled')),
  password_hash text,
  default_address_id bigint,
  tags text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (state <> 'enabled' or password_hash is not null)
);

create table commerce.customer_address (
  id bigint generated always as identity primary key,
  customer_id bigint not null references commerce.customer on delete cascade,
  first_name text,
  last_name text,
  company text,
  address1 text,
  address2 text,
  city text,
  -- the code of a state or province where the country has them, else free text
  region text,
  postcode text,
  country_code char(2) not null,
  phone text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (customer_id, id)
);

-- the default address is one of the customer's own
alter table commerce.customer add constraint customer_default_address
  foreign key (id, default_address_id) references commerce.customer_address (customer_id, id)
  on delete set null (default_address_id);

-- What a signed-in browser holds.
create table commerce.customer_access_token (
  id bigint generated always as identity primary key,
  token_sha256 bytea not null unique check (length(token_sha256) = 32),
  customer_id bigint not null references commerce.customer on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index customer_access_token_customer on commerce.customer_access_token (customer_id);
create index customer_access_token_expiry on commerce.customer_access_token (expires_at);

-- What a mailed link holds, good for one use. A newer one of the same purpose ends the older.
create table commerce.customer_link (
  token_sha256 bytea primary key check (length(token_sha256) = 32),
  customer_id bigint not null references commerce.customer on delete cascade,
  purpose text not null check (purpose in ('activate', 'reset')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index customer_link_customer on commerce.customer_link (customer_id, purpose);

-- Networks from which a customer has signed in, as hashes: an attack from elsewhere does not lock these out.
create table commerce.customer_network (
  customer_id bigint not null references commerce.customer on delete cascade,
  network_sha256 bytea not null check (length(network_sha256) = 32),
  seen_at timestamptz not null,
  primary key (customer_id, network_sha256)
);

-- Attempts, counted before anything dear is done. The key is a hash: who tried what cannot be read here.
create table commerce.attempt_counter (
  key_sha256 bytea primary key check (length(key_sha256) = 32),
  attempts int not null check (attempts >= 0),
  blocked_until timestamptz not null,
  counted_at timestamptz not null
);
create index attempt_counter_age on commerce.attempt_counter (counted_at);

-- The cart of a signed-in customer.
alter table commerce.cart add column customer_id bigint references commerce.customer on delete set null;
create index cart_customer on commerce.cart (customer_id) where customer_id is not null;
