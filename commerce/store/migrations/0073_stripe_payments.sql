-- What was asked of Stripe under which key, and the session it answered with; written before it is asked.
create table commerce.stripe_payment (
  key text primary key,
  amount integer not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Null: nobody was ever sent to pay it.
  session_id text unique,
  -- Nothing is asked under this key any more.
  closed boolean not null default false,
  created_at timestamptz not null default now()
);
