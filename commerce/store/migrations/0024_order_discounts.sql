-- What offers, codes and gift cards have taken off an order. Kept in words and amounts, as it was agreed.
alter table commerce."order"
  -- of the whole order; those of single lines are in the lines
  add column discount bigint not null default 0 check (discount >= 0),
  -- [{source, amount, …}] of the whole order, and the codes that were used
  add column discounts jsonb not null default '[]',
  add column discount_codes text[] not null default '{}',
  -- paid by gift cards, and so not by the card
  add column gift_card_amount bigint not null default 0,
  -- [{id, lastCharacters, amount}] in the order in which they paid
  add column gift_cards jsonb not null default '[]',
  add column refunded_gift_card bigint not null default 0,
  drop constraint order_check,
  add constraint order_sum check (total = subtotal - discount + delivery_price),
  add constraint order_gift_card_amount check (gift_card_amount between 0 and total),
  add constraint order_refunded_gift_card check (refunded_gift_card between 0 and least(refunded, gift_card_amount)),
  -- nothing was left to be paid by card
  alter column card_last4 drop not null,
  add constraint order_paid_by check (card_last4 is not null or gift_card_amount = total);

alter table commerce.order_line
  -- of this line alone, and its share of what was taken off the whole order
  add column discount bigint not null default 0 check (discount >= 0),
  add column cart_discount bigint not null default 0 check (cart_discount >= 0),
  add column discounts jsonb not null default '[]',
  drop constraint order_line_check,
  add constraint order_line_sum check (amount = unit_price * quantity - discount),
  add constraint order_line_net check (cart_discount <= amount);

-- The part of a refund that goes back onto gift cards; `gift_card_from` is how much had gone back onto them before.
alter table commerce.refund
  add column gift_card_amount bigint not null default 0 check (gift_card_amount between 0 and amount),
  add column gift_card_from bigint not null default 0;
