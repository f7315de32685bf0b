-- The newsletter is a list like the others. Whoever was on the old one stays on: they signed up when one press was the way to do it.
insert into services.list_entry (list, email, token, asked_at, confirmed_at)
select 'newsletter', email, replace(gen_random_uuid()::text, '-', ''), signed_up_at, signed_up_at
from services.newsletter_subscriber
on conflict (list, email, subject) do update set confirmed_at = coalesce(list_entry.confirmed_at, excluded.confirmed_at);
drop table services.newsletter_subscriber;

-- A giveaway is drawn once, by a phrase that everybody can read. Who came first is kept until they have what they won.
create table services.giveaway_draw (
  only_row boolean primary key default true check (only_row),
  phrase text not null check (length(phrase) between 3 and 300),
  drawn_at timestamptz not null,
  -- how many took part
  entries integer not null check (entries > 0)
);
create table services.giveaway_winner (
  place integer primary key check (place between 1 and 10),
  email text not null check (length(email) between 3 and 254),
  -- what decided: SHA-256 of the address and the phrase, in hexadecimal
  number text not null check (length(number) = 64)
);
create index giveaway_winner_of_email on services.giveaway_winner (email);
