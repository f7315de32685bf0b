-- What the sweep looks for (store/forget.ts, cart/forget-carts.ts).
create index cart_age on commerce.cart (updated_at) where completed_at is null;
create index cart_completed on commerce.cart (completed_at) where completed_at is not null;
create index checkout_attempt_cart on commerce.checkout_attempt (cart_id);
create index discount_use_cart on commerce.discount_use (cart_id);
create index outbox_given_up on commerce.outbox (failed_at) where failed_at is not null;
