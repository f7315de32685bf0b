import { type Html, html } from '@bluebird-bay/html/html.ts';
import { CART_LIFETIME_DAYS } from '../../domain/cart/cart-limits.ts';
import { type PageLinks, shell, shopLinks } from './shell.ts';

interface Message {
  title: string;
  text: string;
  /** The one way on. */
  action: { href: string; label: string };
}

/** A page with one thing to say and one way on. */
export function messagePage({ title, text, action }: Message, links: PageLinks): Html {
  const main = html`<div class="done"><h1>${title}</h1><p class="lead">${text}</p></div>
<p class="row"><a class="button button--primary" href="${action.href}">${action.label}</a></p>`;
  return shell(links, { title, main });
}

/** No such cart, a wrong key, a mistyped address: all look alike. */
export function notFoundPage(links: PageLinks): Html {
  return messagePage(
    {
      title: 'No bag at this address',
      text: 'This checkout has drifted off, or its address lost a letter on the way. Your own bag is where you left it.',
      action: { href: shopLinks(links).cart, label: 'Open your bag' },
    },
    links,
  );
}

/** A cart that nobody has touched for too long. */
export function expiredCartPage(links: PageLinks): Html {
  return messagePage(
    {
      title: 'This bag has dried out',
      text: `We keep a bag for ${CART_LIFETIME_DAYS} days, and put its pieces back after that. Nothing was charged. Pick them again, as long as they are there.`,
      action: { href: shopLinks(links).home, label: 'Back to the shop' },
    },
    links,
  );
}

export function emptyCartPage(links: PageLinks): Html {
  return messagePage(
    {
      title: 'Nothing in here but sand',
      text: 'There is nothing to pay for yet. Pick a print, and come back with it.',
      action: { href: shopLinks(links).home, label: 'Back to the shop' },
    },
    links,
  );
}

/** Something broke on our side; whether a payment was under way, the address knows. */
export function troublePage(self: string, links: PageLinks): Html {
  return messagePage(
    {
      title: 'The till is stuck',
      text: 'Something broke on our side. If you had pressed Pay, do not pay again yet: open the checkout once more, and it will know what happened.',
      action: { href: self, label: 'Open the checkout' },
    },
    links,
  );
}

/** The shop is only looked at for now; a payment that was under way is finished when it writes again. */
export function readOnlyPage(self: string, links: PageLinks): Html {
  return messagePage(
    {
      title: 'The till is closed for a moment',
      text: 'We take no orders for a few minutes. Your bag is safe. If you had pressed Pay, do not pay again yet: open the checkout once more in a while, and it will know what happened.',
      action: { href: self, label: 'Open the checkout' },
    },
    links,
  );
}

/** The same for a page where nothing is paid: an order's, a return's, a parcel's. */
export function stuckPage(links: PageLinks): Html {
  return messagePage(
    {
      title: 'This page is stuck',
      text: 'It is on our side, and should not last. Open the page again in a few minutes.',
      action: { href: shopLinks(links).home, label: 'Back to the shop' },
    },
    { ...links, mark: 'none' },
  );
}

/** No such order, or an address that lost a letter. */
export function notFoundOrderPage(links: PageLinks): Html {
  return messagePage(
    {
      title: 'No order at this address',
      text: 'The address of an order is long, and every letter counts. Open it from the letter we sent you.',
      action: { href: shopLinks(links).home, label: 'Back to the shop' },
    },
    links,
  );
}

export function notFoundParcelPage(links: PageLinks): Html {
  return messagePage(
    {
      title: 'No parcel by this number',
      text: 'Check the number against the letter we sent you when it left: TW, twelve digits, and two letters for the country.',
      action: { href: shopLinks(links).home, label: 'Back to the shop' },
    },
    links,
  );
}

export function notFoundReturnPage(links: PageLinks): Html {
  return messagePage(
    {
      title: 'No return at this address',
      text: 'The address of a return is long, and every letter counts. Open it from the letter we sent you.',
      action: { href: shopLinks(links).home, label: 'Back to the shop' },
    },
    { ...links, mark: 'none' },
  );
}
