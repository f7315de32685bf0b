-- Gift cards. The code is money, so only its hash is kept, beside the characters a shopper knows it by.
create table commerce.gift_card (
  id bigint generated always as identity primary key,
  code_sha256 bytea not null unique check (length(code_sha256) = 32),
  last_characters text not null check (length(last_characters) = 4),
  currency char(3) not null,
  -- the sum of its ledger: changed in the same statement's transaction, never below nothing
  balance bigint not null check (balance >= 0),
  expires_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null default now()
);

-- Every movement, once for each key: what was put on, what was paid, what came back. Rows are never changed.
create table commerce.gift_card_entry (
  gift_card_id bigint not null references commerce.gift_card,
  key text not null check (key <> ''),
  amount bigint not null check (amount <> 0),
  reason text not null check (reason in ('issued', 'paid', 'refunded')),
  created_at timestamptz not null default now(),
  primary key (gift_card_id, key)
);

alter table commerce.cart add column gift_card_ids bigint[] not null default '{}';
