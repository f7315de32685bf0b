-- Staff have taken it out of the shop: a release that writes its catalogue anew leaves it out.
alter table commerce.product add column withdrawn boolean not null default false;
