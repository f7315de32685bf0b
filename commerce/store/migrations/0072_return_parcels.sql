-- What leaves for the shopper once a return is here: sizes that were swapped, and what was refused. What left before this was
-- sent by hand, and nobody wrote down under which number.
alter table commerce.order_return add column owes_parcel boolean not null default false;
create index order_return_owes_parcel on commerce.order_return (id) where owes_parcel;

alter table commerce.fulfilment
  -- a parcel that follows a return: its pieces are no items of the order once more
  add column return_id bigint unique references commerce.order_return on delete cascade,
  -- the days its shopper was told; null where they are those of the order
  add column arrives_from date,
  add column arrives_to date,
  add constraint fulfilment_of_return check ((return_id is null) = (arrives_from is null) and (return_id is null) = (arrives_to is null));
