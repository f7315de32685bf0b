-- Bay Club, as a bank keeps its books: what moved points is written once and for ever, and balances follow from it.

create table services.club_account (
  id bigint generated always as identity primary key,
  -- the provider's id of the customer, without its prefix; stays when the account is closed, so that nothing late opens it again
  customer text not null unique check (customer ~ '^[0-9]{1,18}$'),
  -- when the provider made the customer
  customer_since timestamptz not null,
  -- when they had an account of their own; orders of guests wait here until they do
  joined_at timestamptz,
  closed_at timestamptz,
  -- for our emails
  email text check (length(email) between 3 and 254),
  wants_emails boolean not null default true,
  -- stands in the link that ends our emails
  unsubscribe_token text not null unique check (length(unsubscribe_token) = 32),
  -- stands in the link that members give their friends
  referral_code text not null unique check (referral_code ~ '^[A-Z]{3,10}-[A-Z0-9]{5}$'),
  -- 'MM-DD', asked once and never shown
  birthday text check (birthday ~ '^[0-9]{2}-[0-9]{2}$'),
  birthday_told_at timestamptz,
  -- sums of the entries, which alone change them
  available int not null default 0,
  pending int not null default 0 check (pending >= 0),
  entries int not null default 0,
  tier text not null default 'paddler' check (tier in ('paddler', 'swimmer', 'surfer')),
  -- the tier the provider was told last
  tier_told text not null default 'paddler',
  -- when the tier must be worked out again, although nothing is earned
  tier_until timestamptz,
  last_activity_at timestamptz
);
create index club_account_email on services.club_account (email) where email is not null;
create index club_account_tier_due on services.club_account (tier_until) where tier_until is not null;
create index club_account_tier_untold on services.club_account (id) where tier <> tier_told;
create index club_account_birthday on services.club_account (birthday) where birthday is not null;
create index club_account_activity on services.club_account (last_activity_at) where available > 0;

create table services.club_entry (
  id bigint generated always as identity primary key,
  account bigint not null references services.club_account,
  -- 1, 2, 3 … in its account
  seq int not null,
  -- the cause and its how many-th posting: nothing is posted twice
  key text not null check (length(key) between 1 and 160),
  cause text not null,
  -- what the cause belongs to: the order of a refund
  subject text not null,
  kind text not null check (kind in (
    'order', 'refund', 'cancellation', 'review', 'birthday', 'welcome', 'referral', 'redemption', 'undo', 'expiry', 'adjustment',
    'closing')),
  -- for the member to read
  detail text not null check (length(detail) <= 300),
  -- double entry: what one book gains another loses
  from_book text not null check (from_book in ('pending', 'available', 'earned', 'redeemed', 'expired', 'adjusted')),
  to_book text not null check (to_book in ('pending', 'available', 'earned', 'redeemed', 'expired', 'adjusted')),
  points int not null check (points > 0),
  -- both balances once it is posted
  available_after int not null,
  pending_after int not null,
  occurred_at timestamptz not null,
  -- from when it counts towards a tier; null for what is no earning
  earned_at timestamptz,
  posted_at timestamptz not null,
  unique (account, key),
  unique (account, seq),
  check (from_book <> to_book),
  -- a spender never goes below nothing; only what is taken back may
  check (kind not in ('redemption', 'expiry') or from_book <> 'available' or available_after >= 0)
);
create index club_entry_subject on services.club_entry (account, subject);

-- Balances are kept by the database itself, so that no way of posting can forget them. The account's row is locked by it:
-- entries of one account come one after another.
create function services.club_post() returns trigger language plpgsql as $$
begin
  update services.club_account set
    entries = entries + 1,
    available = available + case 'available' when new.to_book then new.points when new.from_book then -new.points else 0 end,
    pending = pending + case 'pending' when new.to_book then new.points when new.from_book then -new.points else 0 end
  where id = new.account
  returning entries, available, pending into new.seq, new.available_after, new.pending_after;
  return new;
end $$;
create trigger club_post before insert on services.club_entry for each row execute function services.club_post();

create function services.club_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'the club''s ledger is only ever added to' using errcode = 'restrict_violation';
end $$;
create trigger club_append_only before update or delete or truncate on services.club_entry
  for each statement execute function services.club_refuse();
create trigger club_balance before update on services.club_account for each row
  when (pg_trigger_depth() = 0 and (old.available, old.pending, old.entries) is distinct from (new.available, new.pending, new.entries))
  execute function services.club_refuse();

-- What webhooks have said of orders, together.
create table services.club_order (
  id text primary key check (id ~ '^[0-9]{1,18}$'),
  -- as the newest of them says; null while only a refund was told, and for orders of nobody
  customer text check (customer ~ '^[0-9]{1,18}$'),
  facts jsonb not null,
  changed_at timestamptz not null default now()
);
create index club_order_of_customer on services.club_order (customer);

-- Reviews that bring points once the product was bought.
create table services.club_review (
  account bigint not null references services.club_account,
  product_handle text not null check (length(product_handle) <= 120),
  -- the provider's id of the product, without its prefix, and its title; null until the provider was asked
  product text check (product ~ '^[0-9]{1,18}$'),
  product_title text check (length(product_title) <= 200),
  written_at timestamptz not null default now(),
  primary key (account, product_handle)
);

create index club_review_unknown on services.club_review (product_handle) where product is null;

-- Points that were turned into a code, and what became of it.
create table services.club_redemption (
  id bigint generated always as identity primary key,
  account bigint not null references services.club_account,
  -- the caller's word for this one wish: asked again it is the same redemption
  request_key text not null check (length(request_key) between 8 and 80),
  reward text not null check (length(reward) <= 40),
  points int not null check (points > 0),
  code text not null unique check (length(code) between 3 and 64),
  state text not null check (state in ('making', 'ready', 'undoing', 'undone', 'used', 'expired')),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  -- the provider's id of the order it was used in
  used_in text,
  ended_at timestamptz,
  -- somebody is dealing with the provider about it; a lease that ran out is anybody's
  leased_until timestamptz,
  unique (account, request_key)
);
create index club_redemption_unfinished on services.club_redemption (id) where state in ('making', 'undoing');
create index club_redemption_expiry on services.club_redemption (expires_at) where state = 'ready';

-- Codes made at a provider that makes none for us; staff bring them.
create table services.club_code (
  code text primary key check (length(code) between 3 and 64),
  reward text not null check (length(reward) <= 40),
  -- until when it works there; null for ever
  ends_at timestamptz,
  imported_at timestamptz not null default now()
);
create index club_code_of_reward on services.club_code (reward, imported_at, code);

create table services.club_referral (
  id bigint generated always as identity primary key,
  referrer bigint not null references services.club_account,
  -- nobody is brought twice
  friend bigint not null unique references services.club_account,
  claimed_at timestamptz not null,
  -- all that the referrer ever sees of the friend; null once the friend is forgotten
  masked_email text check (length(masked_email) <= 60),
  state text not null default 'waiting' check (state in ('waiting', 'pending', 'approved', 'refused')),
  check (referrer <> friend)
);
create index club_referral_of_referrer on services.club_referral (referrer, id desc);

-- What staff took back, with everything that is learnt of it later.
create table services.club_void (
  account bigint not null references services.club_account,
  subject text not null,
  reason text not null check (length(reason) between 3 and 300),
  voided_at timestamptz not null,
  primary key (account, subject)
);

-- Emails on their way.
create table services.club_email (
  id bigint generated always as identity primary key,
  account bigint not null references services.club_account,
  topic text not null check (length(topic) <= 40),
  -- once for an account
  key text not null check (length(key) <= 160),
  payload jsonb not null,
  attempts int not null default 0,
  due_at timestamptz not null,
  sent_at timestamptz,
  unique (account, key)
);
create index club_email_due on services.club_email (due_at) where sent_at is null;

-- Makes hashes of addresses and cards worthless to whoever has only them. Made by the first order.
create table services.club_salt (
  only_row boolean primary key default true check (only_row),
  salt text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
);
