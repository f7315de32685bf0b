-- Who wants to hear when a size is there again. The provider knows pieces and stock, we keep the wish; the row goes with
-- the letter.
create table services.stock_request (
  id bigint generated always as identity primary key,
  -- the provider's id of the variant
  variant text not null check (length(variant) between 1 and 120),
  email text not null check (length(email) between 3 and 254),
  asked_at timestamptz not null default now(),
  -- somebody is writing the letter; a lease that ran out is anybody's
  leased_until timestamptz,
  unique (variant, email)
);
create index stock_request_of_email on services.stock_request (email);
create index stock_request_oldest on services.stock_request (asked_at);
