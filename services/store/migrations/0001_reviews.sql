-- What customers say of products. A product is known by its handle alone: the provider keeps products, we keep opinions.
create schema services;

create table services.review (
  id bigint generated always as identity primary key,
  product_handle text not null check (length(product_handle) <= 120),
  star smallint not null check (star between 1 and 5),
  title text not null check (length(title) between 1 and 120),
  body text not null check (length(body) between 1 and 4000),
  -- how it came up against the size that was asked for; null where there is nothing to fit
  fit text check (fit in ('small', 'true', 'large')),
  -- the reviewer's own words for their build, and their height; both optional
  build text check (length(build) <= 40),
  height_inches smallint check (height_inches between 48 and 90),
  size_bought text check (length(size_bought) <= 20),
  size_usual text check (length(size_usual) <= 20),
  helpful_count int not null default 0 check (helpful_count >= 0),
  -- written by somebody whose order with the product was delivered
  verified boolean not null default false,
  -- first name and an initial, never more
  display_name text not null check (length(display_name) between 1 and 60),
  written_on date not null,
  created_at timestamptz not null default now(),
  -- set for the reviews that come with the sample range
  sample_key text unique
);
create index review_of_product on services.review (product_handle, written_on desc, id desc);
create index review_helpful on services.review (product_handle, helpful_count desc, id desc);
create index review_newest on services.review (written_on desc, id desc);
create index review_rating on services.review (product_handle, star) include (fit);

-- Which sample reviews stand in the table, so that a start with the same ones writes nothing.
create table services.review_sample (
  only_row boolean primary key default true check (only_row),
  sha256 text not null,
  seeded_at timestamptz not null default now()
);
