-- A payment page need not tell the end of a card. That money came is what the attempt's gateway reference says.
alter table commerce."order" drop constraint order_paid_by;
