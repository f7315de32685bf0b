-- A piece is on final sale for its buyer if it was when it was bought, whatever becomes of its price.
alter table commerce.order_line add column is_final_sale boolean not null default false;
update commerce.order_line as line set is_final_sale = true
from commerce."order" as o join commerce.checkout_attempt as attempt on attempt.id = o.attempt_id
where o.id = line.order_id and (attempt.snapshot -> 'lines' -> (line.position - 1) ->> 'isFinalSale')::boolean;
