-- A piece is on final sale for its buyer if it was when it was bought, whatever becomes of its price. Null where the version
-- before wrote the line, which may still run beside this one: then the payment it came from says so.
alter table commerce.order_line add column is_final_sale boolean;
