-- Whoever signs up gives an address and shows nothing. Orders of guests are given to an account once a link that was sent to its
-- address has been followed; until then they belong to the mailbox (docs/decisions/0021-proven-mailboxes.md).
alter table commerce.customer add column mailbox_proven_at timestamptz;

-- Accounts that were opened by a link: only who was not signed up yet was ever sent one that activates, and a customer whose row is
-- as old as their order began as a guest.
update commerce.customer as customer set mailbox_proven_at = now()
where password_hash is not null and (
  exists (select 1 from commerce.customer_link where customer_id = customer.id and purpose = 'activate')
  or exists (select 1 from commerce."order" where customer_id = customer.id and processed_at = customer.created_at));

-- The address a guest gave, in its one spelling, as long as the order is under no account.
alter table commerce."order" add column mailbox text, add constraint order_mailbox check (mailbox is null or customer_id is null);
create index order_mailbox on commerce."order" (mailbox) where mailbox is not null;

-- What guests have bought under the address of an account that nobody has proven yet leaves it again.
update commerce."order" as bought set mailbox = customer.email, customer_id = null
from commerce.customer as customer, commerce.checkout_attempt as attempt
where customer.id = bought.customer_id and attempt.id = bought.attempt_id
  and customer.password_hash is not null and customer.mailbox_proven_at is null
  and attempt.snapshot ->> 'customerId' is null;
