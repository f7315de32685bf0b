-- The wishlists of customers. Who they are, the provider knows; we keep their list, whole, as their browser wrote it.
create table services.wishlist (
  -- the provider's id of the customer, without its prefix
  customer text primary key check (customer ~ '^[0-9]{1,18}$'),
  -- a JSON list of entries
  products text not null check (length(products) <= 131072),
  -- counts the writes: whoever writes says which list they have read
  version bigint not null default 1,
  changed_at timestamptz not null default now()
);
