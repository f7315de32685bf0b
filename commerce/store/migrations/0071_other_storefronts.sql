-- What lists of blogs and redirects can be searched by, as those of pages and articles can.
alter table commerce.blog add column created_at timestamptz not null default now();
alter table commerce.blog add column updated_at timestamptz not null default now();
alter table commerce.url_redirect add column created_at timestamptz not null default now();

-- Redirects to the routes of one storefront led every other one astray.
delete from commerce.url_redirect where (path, target) in (
  ('/cart', '/my-cart/'), ('/account', '/user-account/'), ('/collections', '/collections/all/'),
  ('/policies/privacy-policy', '/privacy-policy/'), ('/policies/refund-policy', '/return-a-product/'),
  ('/policies/shipping-policy', '/shipping-and-order-information/'),
  ('/policies/terms-of-service', '/terms-and-conditions/')
);

-- What a buyer would rather have at the checkout, and the storefront whose page made the cart, where there are several.
alter table commerce.cart add column preferences jsonb;
alter table commerce.cart add column storefront text;
