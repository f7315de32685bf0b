-- How often somebody asked within a window, where several processes count together. Not in the log of changes, and empty after a
-- crash: a restart forgives.
create unlogged table services.throttle_window (
  key_sha256 bytea primary key,
  until timestamptz not null,
  asked integer not null
);
create index throttle_window_age on services.throttle_window (until);
