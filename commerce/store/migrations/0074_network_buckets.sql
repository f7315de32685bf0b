-- What each network may still do with carts, where several processes count together. Not in the log of changes, and empty
-- after a crash: a restart forgives.
create unlogged table commerce.network_bucket (
  key_sha256 bytea primary key,
  left_over double precision not null,
  -- what the last one to ask was given
  given integer not null,
  filled_at timestamptz not null
);
