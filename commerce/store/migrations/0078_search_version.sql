-- What processes know of the search index is right as long as this is the same (known-search-index.ts). Whoever writes the
-- index raises it, a release that runs beside this one too.
create table commerce.search_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into commerce.search_version (version) values (1);

create function commerce.raise_search_version() returns trigger language plpgsql as $$
begin
  update commerce.search_version set version = version + 1;
  return null;
end $$;
create trigger posting_raises_version after insert or update or delete or truncate on commerce.search_posting
  for each statement execute function commerce.raise_search_version();
create trigger word_raises_version after insert or update or delete or truncate on commerce.search_word
  for each statement execute function commerce.raise_search_version();
