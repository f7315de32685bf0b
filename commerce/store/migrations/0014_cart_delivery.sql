-- Where a cart may be sent, how, and what others keep on it. All of it belongs to one cart, is changed under the lock of the
-- cart's row and read with it.
alter table commerce.cart
  -- [{ id, selected, oneTimeUse, address }], in the order they were added
  add column delivery_addresses jsonb not null default '[]' check (jsonb_typeof(delivery_addresses) = 'array'),
  add column delivery_method text check (delivery_method in ('standard', 'express')),
  -- [{ namespace, key, type, value }]
  add column metafields jsonb not null default '[]' check (jsonb_typeof(metafields) = 'array');
