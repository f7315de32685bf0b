-- Returns: asked for by the shopper, received and settled by staff.
create sequence commerce.return_number as bigint start 501;

create table commerce.order_return (
  id bigint generated always as identity primary key,
  -- shown as R-501
  number bigint not null unique default nextval('commerce.return_number'),
  order_id bigint not null references commerce."order" on delete cascade,
  -- names the request: sent twice it is one return
  key text not null unique check (length(key) between 8 and 255),
  -- opens the return's page to whoever has it: 256 random bits
  token text not null unique,
  -- printed at home, shown at a counter, or posted by the shopper where there is no label
  way text not null check (way in ('label', 'code', 'post')),
  -- received: the parcel is here and looked at; settled: whatever was due is on its way to the shopper
  state text not null default 'requested' check (state in ('requested', 'received', 'settled', 'cancelled')),
  requested_at timestamptz not null,
  received_at timestamptz,
  settled_at timestamptz,
  cancelled_at timestamptz,
  money_refund_id bigint unique references commerce.refund,
  credit_refund_id bigint unique references commerce.refund,
  check ((state = 'cancelled') = (cancelled_at is not null)),
  check ((state in ('received', 'settled')) = (received_at is not null)),
  check ((state = 'settled') = (settled_at is not null))
);
create index order_return_of_order on commerce.order_return (order_id, id);
create index order_return_open on commerce.order_return (id) where state in ('requested', 'received');

create table commerce.order_return_line (
  return_id bigint not null references commerce.order_return on delete cascade,
  order_id bigint not null,
  position int not null,
  quantity int not null check (quantity >= 1),
  reason text not null check (reason in ('too-small', 'too-big', 'colour', 'damaged', 'changed-mind')),
  resolution text not null check (resolution in ('exchange', 'refund', 'gift-card')),
  -- the size wanted instead; in words too, because it may leave the catalogue
  variant_id bigint references commerce.variant on delete set null,
  variant_title text not null default '',
  -- what became of it; money: it has left the order with a refund
  outcome text check (outcome in ('exchanged', 'money', 'gift-card', 'sent-back')),
  primary key (return_id, position),
  foreign key (order_id, position) references commerce.order_line,
  check (resolution <> 'exchange' or variant_title <> '')
);
create index order_return_line_of_line on commerce.order_return_line (order_id, position);

-- What the card has paid may be given back as a gift card. It is one refund like any other, so that nothing is given back twice.
alter table commerce.refund
  add column as_gift_card boolean not null default false,
  add column issued_gift_card_id bigint unique references commerce.gift_card,
  add constraint refund_issued check (issued_gift_card_id is null or as_gift_card);
