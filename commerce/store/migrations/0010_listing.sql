-- Lists are filtered, counted and sorted from facts kept in memory (store/catalogue-facts.ts). Three things make that safe
-- and cheap: a number that every change of the catalogue raises, in its own transaction; the sold-out variants at hand; and
-- all prices of one currency at hand.
create table commerce.catalogue_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into commerce.catalogue_version (version) values (1);

create function commerce.raise_catalogue_version() returns trigger language plpgsql as $$
begin
  update commerce.catalogue_version set version = version + 1;
  return null;
end $$;

create trigger product_raises_version after insert or update or delete or truncate on commerce.product
  for each statement execute function commerce.raise_catalogue_version();
-- Stock is not part of it: it changes with every order, and is read anew each time.
create trigger variant_raises_version after insert or update of product_id, position, option_value or delete or truncate
  on commerce.variant for each statement execute function commerce.raise_catalogue_version();
create trigger variant_price_raises_version after insert or update or delete or truncate on commerce.variant_price
  for each statement execute function commerce.raise_catalogue_version();
create trigger collection_raises_version after insert or update or delete or truncate on commerce.collection
  for each statement execute function commerce.raise_catalogue_version();
create trigger collection_product_raises_version after insert or update or delete or truncate on commerce.collection_product
  for each statement execute function commerce.raise_catalogue_version();

create index variant_sold_out on commerce.variant (id) where on_hand <= reserved;
create index variant_price_in_currency on commerce.variant_price (currency, variant_id) include (amount);
