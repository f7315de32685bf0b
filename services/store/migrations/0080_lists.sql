-- Lists people ask to be on. Asking counts for nothing until the letter is answered; then it counts until it is taken back.
create table services.list_entry (
  list text not null check (list in ('newsletter', 'la-isla-bonita', 'sale', 'waitlist', 'giveaway')),
  email text not null check (length(email) between 3 and 254),
  -- what somebody waits for, in their own words; '' on lists that are about one thing
  subject text not null default '' check (length(subject) <= 80),
  -- of the links in the letters: it puts the address on this list, or takes it off, and can do nothing else
  token text not null unique check (length(token) = 32),
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  primary key (list, email, subject)
);
create index list_entry_unconfirmed on services.list_entry (asked_at) where confirmed_at is null;
create index list_entry_of_email on services.list_entry (email);
