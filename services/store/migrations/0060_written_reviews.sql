-- Reviews that customers write in the shop. Who wrote one, only we know; once the account is closed, nobody does.
alter table services.review
  -- the provider's id of the customer, without its prefix; null for the range's samples and for former customers
  add column customer text check (customer ~ '^[0-9]{1,18}$');
-- a customer has one word on a piece: writing again replaces it
create unique index review_of_customer on services.review (customer, product_handle);
