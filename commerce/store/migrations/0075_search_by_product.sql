-- The search index is kept by product: what changes is noted with the change, and worked off in slices (search-index.ts).
-- Before, any change of the catalogue had the whole index made anew within the next search.
create table commerce.search_change (
  id bigint generated always as identity primary key,
  product_id bigint not null
);

-- What has left the catalogue is cleaned up by the same slices; a cascade would look through all of them.
alter table commerce.search_posting
  drop constraint search_posting_word_fkey, drop constraint search_posting_product_id_fkey;
create index search_posting_product on commerce.search_posting (product_id);
-- A release that still runs beside this one looks here whether the index is that of the catalogue: it is, and needs no making.
drop table commerce.search_state;
create view commerce.search_state as select only_row, version from commerce.catalogue_version;

create function commerce.note_new_products() returns trigger language plpgsql as $$
begin
  insert into commerce.search_change (product_id) select id from new_rows;
  return null;
end $$;
create trigger product_is_searched after insert on commerce.product
  referencing new table as new_rows for each statement execute function commerce.note_new_products();

create function commerce.note_changed_products() returns trigger language plpgsql as $$
begin
  insert into commerce.search_change (product_id)
    select id from new_rows join old_rows using (id)
    where (new_rows.title, new_rows.kind, new_rows.tags) is distinct from (old_rows.title, old_rows.kind, old_rows.tags);
  return null;
end $$;
create trigger product_is_searched_anew after update on commerce.product
  referencing old table as old_rows new table as new_rows for each statement execute function commerce.note_changed_products();

create function commerce.note_gone_products() returns trigger language plpgsql as $$
begin
  insert into commerce.search_change (product_id) select id from old_rows;
  return null;
end $$;
create trigger product_is_searched_no_more after delete on commerce.product
  referencing old table as old_rows for each statement execute function commerce.note_gone_products();

-- Prints and further names are metafields.
create function commerce.is_searched(owner_type text, namespace text, key text) returns boolean language sql immutable as $$
  select owner_type = 'product' and namespace = 'custom' and key in ('print', 'also_called')
$$;

create function commerce.note_new_words() returns trigger language plpgsql as $$
begin
  insert into commerce.search_change (product_id)
    select distinct owner_id from new_rows where commerce.is_searched(owner_type, namespace, key);
  return null;
end $$;
create trigger metafield_is_searched after insert on commerce.metafield
  referencing new table as new_rows for each statement execute function commerce.note_new_words();
create trigger metafield_is_searched_anew after update on commerce.metafield
  referencing new table as new_rows for each statement execute function commerce.note_new_words();

create function commerce.note_gone_words() returns trigger language plpgsql as $$
begin
  insert into commerce.search_change (product_id)
    select distinct owner_id from old_rows where commerce.is_searched(owner_type, namespace, key);
  return null;
end $$;
create trigger metafield_is_searched_no_more after delete on commerce.metafield
  referencing old table as old_rows for each statement execute function commerce.note_gone_words();

insert into commerce.search_change (product_id) select id from commerce.product;
