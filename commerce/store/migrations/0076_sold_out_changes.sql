-- Which variants sold out or came back, so that lists need not be told of every sold-out variant with every read.
create table commerce.sold_out_change (
  variant_id bigint not null,
  -- whose change it is: a reader asks for all that its last snapshot could not see
  xid xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now()
);
create index sold_out_change_since on commerce.sold_out_change (xid);

create function commerce.note_sold_out() returns trigger language plpgsql as $$
begin
  insert into commerce.sold_out_change (variant_id) values (new.id);
  return null;
end $$;
-- New and deleted variants raise the catalogue's version, and all is read anew.
create trigger variant_sells_out after update of on_hand, reserved on commerce.variant for each row
  when ((old.on_hand <= old.reserved) is distinct from (new.on_hand <= new.reserved))
  execute function commerce.note_sold_out();
