-- Who wants postcards. Signing up again changes nothing but the time.
create table services.newsletter_subscriber (
  email text primary key check (length(email) between 3 and 254),
  -- where on the site they signed up first
  place text not null check (length(place) between 1 and 40),
  signed_up_at timestamptz not null default now(),
  last_asked_at timestamptz not null default now()
);
