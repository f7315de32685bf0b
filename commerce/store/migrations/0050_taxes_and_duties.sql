-- Taxes within what was paid and duties on top of it, as they were agreed, with each line's share.
alter table commerce."order"
  -- {name, rate, amount, delivery}; null for orders from before anybody worked it out
  add column tax jsonb,
  add column duty bigint not null default 0 check (duty >= 0),
  add column refunded_duty bigint not null default 0,
  drop constraint order_sum,
  add constraint order_sum check (total = subtotal - discount + delivery_price + duty),
  add constraint order_refunded_duty check (refunded_duty between 0 and duty);

alter table commerce.order_line
  add column tax bigint not null default 0 check (tax >= 0),
  add column duty bigint not null default 0 check (duty >= 0),
  add constraint order_line_tax check (tax <= amount - cart_discount);

-- The part of a refund that is duty.
alter table commerce.refund
  add column duty_amount bigint not null default 0,
  add constraint refund_duty_amount check (duty_amount between 0 and amount - delivery_amount);
