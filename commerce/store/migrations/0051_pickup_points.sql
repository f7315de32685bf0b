-- Parcels that wait at a pick-up point, which is chosen after paying.
alter table commerce.checkout_draft
  drop constraint checkout_draft_delivery_method_check,
  add constraint checkout_draft_delivery_method_check check (delivery_method in ('standard', 'express', 'pickup'));
alter table commerce.cart
  drop constraint cart_delivery_method_check,
  add constraint cart_delivery_method_check check (delivery_method in ('standard', 'express', 'pickup'));
-- a name of domain/delivery/pickup-points.ts; null until one is chosen
alter table commerce."order" add column pickup_point text;
