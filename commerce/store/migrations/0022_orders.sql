-- What becomes of an order: whose it is, what was sent, what was given back.
alter table commerce."order"
  add column customer_id bigint references commerce.customer on delete set null,
  -- opens the order's page to whoever has it: 256 random bits
  add column status_token text,
  add column cancelled_at timestamptz,
  add column cancel_reason text check (cancel_reason in ('customer', 'declined', 'fraud', 'inventory', 'staff', 'other')),
  -- given back so far, delivery included
  add column refunded bigint not null default 0,
  add column refunded_delivery bigint not null default 0,
  add constraint order_refunded check (refunded between 0 and total),
  add constraint order_refunded_delivery check (refunded_delivery between 0 and delivery_price),
  add constraint order_cancelled check ((cancelled_at is null) = (cancel_reason is null));
update commerce."order" set status_token = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
alter table commerce."order" alter column status_token set not null, add constraint order_status_token_key unique (status_token);
create index order_customer on commerce."order" (customer_id, id);
create index order_customer_processed on commerce."order" (customer_id, processed_at);
create index order_customer_total on commerce."order" (customer_id, total);

alter table commerce.order_line
  add column fulfilled int not null default 0,
  -- taken out of the order by a refund or a cancellation
  add column removed int not null default 0,
  add constraint order_line_fulfilled check (fulfilled between 0 and quantity),
  add constraint order_line_removed check (removed between 0 and quantity);
create index order_line_to_send on commerce.order_line (order_id) where fulfilled + removed < quantity;

-- A parcel.
create table commerce.fulfilment (
  id bigint generated always as identity primary key,
  order_id bigint not null references commerce."order" on delete cascade,
  tracking_company text not null,
  tracking_number text not null unique,
  created_at timestamptz not null,
  delivered_at timestamptz
);
create index fulfilment_order on commerce.fulfilment (order_id, id);
create index fulfilment_under_way on commerce.fulfilment (id) where delivered_at is null;

create table commerce.fulfilment_line (
  fulfilment_id bigint not null references commerce.fulfilment on delete cascade,
  order_id bigint not null,
  position int not null,
  quantity int not null check (quantity >= 1),
  primary key (fulfilment_id, position),
  foreign key (order_id, position) references commerce.order_line
);

-- Where a parcel has been: steps 1 to 6 of spec §4, and 7, delivered.
create table commerce.fulfilment_event (
  fulfilment_id bigint not null references commerce.fulfilment on delete cascade,
  step int not null check (step between 1 and 7),
  happened_at timestamptz not null,
  primary key (fulfilment_id, step)
);

-- Money on its way back: agreed in one transaction, asked of the gateway between two, done in the next (as payments are).
create table commerce.refund (
  id bigint generated always as identity primary key,
  order_id bigint not null references commerce."order",
  key text not null unique check (length(key) between 16 and 255),
  amount bigint not null check (amount >= 0),
  delivery_amount bigint not null check (delivery_amount between 0 and amount),
  note text not null default '',
  phase text not null check (phase in ('agreed', 'done')),
  created_at timestamptz not null,
  done_at timestamptz,
  check ((phase = 'done') = (done_at is not null))
);
create index refund_order on commerce.refund (order_id, id);
create index refund_under_way on commerce.refund (id) where phase = 'agreed';

create table commerce.refund_line (
  refund_id bigint not null references commerce.refund on delete cascade,
  order_id bigint not null,
  position int not null,
  quantity int not null check (quantity >= 1),
  amount bigint not null check (amount >= 0),
  restocked boolean not null,
  primary key (refund_id, position),
  foreign key (order_id, position) references commerce.order_line
);

-- The test gateway keeps one entry for each refund, so that asking twice gives back once.
create table commerce.test_gateway_refund (
  refund_key text primary key,
  charge_key text not null,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null default now()
);
