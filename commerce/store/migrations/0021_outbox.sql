-- Everything that must leave the house because of a change, written in the change's own transaction (reliability D2) and
-- delivered afterwards, at least once. The row's id is what a receiver tells repeats by.
create table commerce.outbox (
  id uuid primary key default gen_random_uuid(),
  position bigint generated always as identity,
  -- event: something happened, and is turned into the other two. webhook: a signed request. mail: a letter, rendered when sent.
  kind text not null check (kind in ('event', 'webhook', 'mail')),
  -- 'orders/create', or the name of a letter
  topic text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  -- not before; also the lease of whoever is delivering it now. A new entry is due at once.
  due_at timestamptz not null default '-infinity',
  attempts int not null default 0,
  last_error text,
  delivered_at timestamptz,
  -- given up
  failed_at timestamptz
);
create index outbox_due on commerce.outbox (due_at, position) where delivered_at is null and failed_at is null;
create index outbox_age on commerce.outbox (delivered_at) where delivered_at is not null;

-- Where letters go while no mail server is set. It stands in for one: nothing of ours refers to it.
create table commerce.mailbox (
  id bigint generated always as identity primary key,
  message_id text not null unique,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  sent_at timestamptz not null
);
create index mailbox_recipient on commerce.mailbox (recipient, id);
