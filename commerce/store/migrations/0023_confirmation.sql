-- A charge that the shopper's bank wants confirmed first, in the books of the test gateway.
alter table commerce.test_gateway_charge
  drop constraint test_gateway_charge_status_check,
  add constraint test_gateway_charge_status_check
    check (status in ('paid', 'declined', 'closed', 'refunded', 'confirming'));
alter table commerce.test_gateway_charge add column return_to text;
