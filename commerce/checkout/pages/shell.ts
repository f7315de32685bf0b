import { type Html, html, type Slot } from '@bluebird-bay/html/html.ts';
import { type PolicyKind, policyPath } from '../../domain/content/policy-kinds.ts';
import { type StorefrontLinks, storefrontLinks } from '../../domain/storefront/storefront-links.ts';
import { assetPath } from '../assets/assets.ts';
import { checkoutScript } from '../assets/checkout-script.ts';
import { BIRD, icon } from './icon.ts';

/** What every page needs to know of where it stands. */
export interface PageLinks {
  /** `https://shop.example`, without a slash at the end. */
  shopOrigin: string;
  /** Origin of the storefront the shopper came from; the shop's own unless told. */
  storefront?: string | null;
  /** Address of a picture in a width the art kit draws. */
  pictureUrl: (spec: string, width: number) => string;
  /** What stands beside the shop's name; the lock of the checkout unless told. */
  mark?: 'none';
}

/** Where the shopper goes on. */
export const shopLinks = ({ shopOrigin, storefront }: PageLinks): StorefrontLinks =>
  storefrontLinks(shopOrigin, storefront);

interface Page {
  title: string;
  main: Slot;
  /** Beside the main column, on a wide window. */
  aside?: Slot;
  /** The same, folded, under the header of a narrow one. */
  folded?: Slot;
  /** It has something that the checkout's script makes more comfortable. */
  isScripted?: boolean;
}

/** A policy in a tab of its own: what is typed on the page stays where it is. */
export function policyLink(kind: PolicyKind, text: string): Html {
  return html`<a href="${policyPath(kind)}" target="_blank" rel="noopener">${text}<span class="sr"> (opens in a new tab)</span></a>`;
}

const foot = (links: PageLinks): Html =>
  html`<footer class="foot"><ul>${(
    [
      ['shipping', 'Shipping'],
      ['refund', 'Returns'],
      ['privacy', 'Privacy'],
      ['terms', 'Terms'],
    ] as const
  ).map(
    ([kind, text]) => html`<li>${policyLink(kind, text)}</li>`,
  )}<li><a href="${shopLinks(links).contact}" target="_blank" rel="noopener">Contact us<span class="sr"> (opens in a new tab)</span></a></li></ul></footer>`;

/**
 * A whole document: the shop's name, a lock, two columns. No shop navigation: the one way on is forward, the other is
 * back to the cart.
 */
export function shell(links: PageLinks, { title, main, aside, folded, isScripted }: Page): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | Bluebird Bay</title>
<link rel="preload" href="${assetPath('caprasimo-latin-400-normal.woff2')}" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="${assetPath('dm-sans-latin-400-normal.woff2')}" as="font" type="font/woff2" crossorigin>
<link rel="icon" type="image/svg+xml" href="${assetPath('bird.svg')}">
<link rel="stylesheet" href="${assetPath('checkout.css')}">
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<div class="page${aside ? '' : ' page--single'}">
<header class="head"><a class="logo" href="${shopLinks(links).home}">${BIRD}<span>Bluebird Bay</span></a>${links.mark !== 'none' && html`<p class="safe">${icon('lock')}Secure checkout</p>`}</header>
${folded}
<main class="main" id="main">${main}${foot(links)}</main>
${aside && html`<aside class="aside" id="summary" aria-label="Order summary">${aside}</aside>`}
</div>
${isScripted && checkoutScript}</body>
</html>
`;
}

/** The way back to where items and sizes can be changed. */
export function backToCart(links: PageLinks): Html {
  return html`<a class="back" href="${shopLinks(links).cart}">${icon('back')}Back to bag</a>`;
}
