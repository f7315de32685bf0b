-- What people wrote to us through the contact page, until a year after it was answered.
create table services.contact_message (
  id bigint generated always as identity primary key,
  -- of who wrote what on which day: the same words sent twice are one message
  digest text not null unique check (length(digest) = 64),
  topic text not null check (length(topic) between 1 and 40),
  name text not null check (length(name) <= 100),
  email text not null check (length(email) between 3 and 254),
  -- as it was typed; '' where none was
  order_number text not null default '' check (length(order_number) <= 40),
  body text not null check (length(body) between 1 and 4000),
  written_at timestamptz not null default now(),
  done_at timestamptz,
  -- the two letters that say it is here: one to the shop, one to whoever wrote
  told_shop_at timestamptz,
  told_writer_at timestamptz,
  attempts int not null default 0,
  due_at timestamptz not null default now()
);
create index contact_message_untold on services.contact_message (due_at) where told_shop_at is null or told_writer_at is null;
create index contact_message_open on services.contact_message (id) where done_at is null;
create index contact_message_of_email on services.contact_message (email);
