-- Gift cards that were bought: one for each piece of a line, made with the order. Nobody knows a card's code before its letter
-- is written.
create table commerce.gift_card_sale (
  gift_card_id bigint primary key references commerce.gift_card,
  order_id bigint not null,
  position int not null,
  piece int not null check (piece >= 1),
  unique (order_id, position, piece),
  foreign key (order_id, position) references commerce.order_line on delete cascade
);
