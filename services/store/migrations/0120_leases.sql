-- Work that one process at a time does, where several run: who does it now, and until when nobody else may.
create table services.lease (
  name text primary key,
  holder uuid not null,
  until timestamptz not null
);
