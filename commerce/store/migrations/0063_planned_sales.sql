-- A sale with an hour at which it opens: so much off every piece it is for, in the cart, without a code. Members come in earlier.
create table commerce.planned_sale (
  id bigint generated always as identity primary key,
  title text not null unique check (length(title) between 3 and 60),
  percent int not null check (percent between 1 and 90),
  -- only pieces with this tag; every piece that is not reduced already where there is none
  tag text,
  opens_at timestamptz not null,
  ends_at timestamptz not null,
  check (ends_at > opens_at)
);
create index planned_sale_ends on commerce.planned_sale (ends_at);
