-- Staff have taken it out of the shop: a release that writes its catalogue anew leaves it out.
alter table commerce.product add column withdrawn boolean not null default false;
-- Those out since the catalogue was last written were taken out by staff: writing it does not touch `updated_at`.
update commerce.product set withdrawn = true from commerce.catalogue_seed as seed
where product.published_at = 'infinity' and product.updated_at > seed.seeded_at;
