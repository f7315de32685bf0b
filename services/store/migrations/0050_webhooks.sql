-- What the provider has told us already. It tells everything at least once; the id says that it is the same again.
create table services.webhook_delivery (
  id text primary key check (length(id) between 1 and 100),
  -- 'customers/delete'
  topic text not null check (length(topic) between 1 and 60),
  received_at timestamptz not null default now()
);
create index webhook_delivery_age on services.webhook_delivery (received_at);
