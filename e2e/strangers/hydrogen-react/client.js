import {
  AddToCartButton,
  CartCheckoutButton,
  CartProvider,
  ProductPrice,
  ProductProvider,
  ShopifyProvider,
  useCart,
  useShop,
} from '@shopify/hydrogen-react';
import { createElement as h, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** Where the provider is, its public token, and the one product that is sold. */
const { store, token, handle } = await (await fetch('/settings.json')).json();

const PRODUCT = `query Product($handle: String!, $country: CountryCode) @inContext(country: $country) {
  product(handle: $handle) {
    id handle title
    options { name values }
    priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount currencyCode } }
    variants(first: 10) { nodes { id title availableForSale selectedOptions { name value } price { amount currencyCode } } }
  }
}`;

function Bag() {
  const { status, totalQuantity, lines, linesRemove, linesUpdate, cost, error } = useCart();
  return h(
    'section',
    { 'aria-label': 'Bag' },
    h('output', null, `${status}, ${totalQuantity} in the bag${error ? `, ${JSON.stringify(error)}` : ''}`),
    ...lines.map(({ id, quantity, merchandise }) =>
      h(
        'p',
        { key: id },
        `${quantity} × ${merchandise.product.title}`,
        h('button', { type: 'button', onClick: () => linesUpdate([{ id, quantity: quantity + 1 }]) }, 'One more'),
        h('button', { type: 'button', onClick: () => linesRemove([id]) }, 'None of it'),
      ),
    ),
    cost && h('p', null, `Together ${cost.totalAmount.currencyCode} ${cost.totalAmount.amount}`),
    h(CartCheckoutButton, null, 'Check out'),
  );
}

function Shop() {
  const { getStorefrontApiUrl, getPublicTokenHeaders, countryIsoCode } = useShop();
  const [product, setProduct] = useState();
  useEffect(() => {
    const body = JSON.stringify({ query: PRODUCT, variables: { handle, country: countryIsoCode } });
    const headers = getPublicTokenHeaders({ contentType: 'json' });
    fetch(getStorefrontApiUrl(), { method: 'POST', headers, body })
      .then((answer) => answer.json())
      .then(({ data }) => setProduct(data.product));
  }, [getStorefrontApiUrl, getPublicTokenHeaders, countryIsoCode]);
  if (!product) return null;
  const free = product.variants.nodes.find(({ availableForSale }) => availableForSale);
  return h(
    ProductProvider,
    { data: product, initialVariantId: free.id },
    h('h1', null, product.title),
    h(ProductPrice, { data: product }),
    h(AddToCartButton, { variantId: free.id }, 'Add'),
    h(Bag),
  );
}

createRoot(document.getElementById('root')).render(
  h(
    ShopifyProvider,
    {
      storeDomain: store,
      storefrontToken: token,
      storefrontApiVersion: '2025-07',
      countryIsoCode: 'PH',
      languageIsoCode: 'EN',
    },
    h(CartProvider, null, h(Shop)),
  ),
);
