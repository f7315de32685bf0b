-- Search: an index of words, made anew whenever the catalogue's version is not the one it was made of.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Words as they are searched: no accents, no capitals, no plural s.
create function commerce.search_stem(word text) returns text language sql immutable as $$
  select case when length(word) > 3 and word like '%s' and word not like '%ss' then left(word, -1) else word end
$$;

create function commerce.search_pieces(words text) returns table (piece text, place bigint) language sql stable as $$
  select piece, row_number() over (order by place)
  from regexp_split_to_table(lower(unaccent(words)), '[^a-z0-9]+') with ordinality as split (piece, place)
  where piece <> ''
$$;

create table commerce.search_word (
  word text primary key,
  -- as it is written most often
  shown text not null
);
create index search_word_similar on commerce.search_word using gin (word gin_trgm_ops);

-- Which product has a word where: title before print before kind before tags.
create table commerce.search_posting (
  word text not null references commerce.search_word on delete cascade,
  product_id bigint not null references commerce.product on delete cascade,
  field text not null check (field in ('title', 'print', 'kind', 'tag')),
  primary key (word, product_id, field)
);

create table commerce.search_state (
  only_row boolean primary key default true check (only_row),
  -- the catalogue's version the index was made of
  version bigint not null
);
insert into commerce.search_state (version) values (0);

-- Prints are metafields, so these count as the catalogue too.
create trigger metafield_raises_version after insert or update or delete or truncate on commerce.metafield
  for each statement execute function commerce.raise_catalogue_version();

-- Words like a given one, by common trigrams; the threshold is low, because what is close enough is decided elsewhere.
create function commerce.similar_words(token text) returns setof text language sql stable
  set pg_trgm.similarity_threshold = 0.18 as $$
  select word from commerce.search_word where word % token
$$;
