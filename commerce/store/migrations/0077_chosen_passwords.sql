-- What a guest chose on the confirmation of an order. It counts once it is typed again behind the link in the order's mailbox, and
-- not before: an order may be placed with anybody's address.
create table commerce.chosen_password (
  customer_id bigint primary key references commerce.customer on delete cascade,
  password_hash text not null,
  chosen_at timestamptz not null
);
