-- How often the letter about a size was tried; `leased_until` is when it is tried next.
alter table services.stock_request add column attempts smallint not null default 0;
