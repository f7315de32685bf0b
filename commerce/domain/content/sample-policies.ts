import { COUNTRIES_WITH_DUTIES, countryOf } from '../country/countries.ts';

/** A policy as the shop's own pages print it; HTML of our own. */
export interface SamplePolicy {
  kind: 'privacy' | 'refund' | 'shipping' | 'terms';
  title: string;
  /** Where the shop shows it. */
  path: string;
  bodyHtml: string;
}

/** 'Mexico, Norway and Türkiye'. */
const DUTY_COUNTRIES = new Intl.ListFormat('en', { type: 'conjunction' }).format(
  COUNTRIES_WITH_DUTIES.map((code) => countryOf(code)?.name ?? code),
);

/** What the shop binds itself to. Numbers are those of domain/delivery and of the returns the shop takes. */
export const SAMPLE_POLICIES: readonly SamplePolicy[] = [
  {
    kind: 'privacy',
    title: 'Privacy policy',
    path: '/privacy-policy/',
    bodyHtml: `<p>We keep what we need to send you a parcel, and little else.</p>
<h2>What we keep</h2>
<p>With an order: your name, your addresses, your email, your phone number if you gave one, what you bought and what you paid. Of a card we keep the last four digits. With an account: your name, your address book and a scrambled form of your password that nobody can read back, us included.</p>
<h2>What we do not do</h2>
<p>No advertising networks, no trackers of others, no sale of anything you told us. Your bag, your country and the wishlist of a visitor stay in your browser.</p>
<h2>Who sees it</h2>
<p>The carrier sees your name, address and phone number. The payment company sees your card. Nobody else does.</p>
<h2>How long</h2>
<p>Orders stay for ten years, because tax law says so. Everything else goes when you close your account or ask us to.</p>`,
  },
  {
    kind: 'refund',
    title: 'Returns and refunds',
    path: '/return-a-product/',
    bodyHtml: `<p>Returns are free for 60 days from the day your parcel arrives.</p>
<p>Try things on over your own underwear, with the liner in place. Pieces come back with their tags, unworn in the water. Gift cards that were paid with and pieces sold as final sale stay yours.</p>
<p>We give the money back the way it came: to the card, or onto the gift card it was paid with. Banks take up to five working days to show it.</p>`,
  },
  {
    kind: 'shipping',
    title: 'Shipping policy',
    path: '/shipping-and-order-information/',
    bodyHtml: `<p>Orders placed before midnight Philippine time on a working day leave the same day.</p>
<ul>
<li><strong>Standard</strong> costs 6 USD and is free from 75 USD: 3 to 5 working days in the United States, the Philippines, Australia and the United Kingdom, 4 to 10 elsewhere.</li>
<li><strong>Express</strong> costs 14 USD: the next working day in the same four countries, 2 to 5 working days elsewhere.</li>
<li><strong>Pick-up points</strong> cost what standard costs. Choose one after paying; the parcel waits for you there.</li>
<li><strong>Gift cards</strong> come by email and cost nothing to send.</li>
</ul>
<p>In other currencies the amounts follow our price table. Taxes are part of every price. So are duties, except in ${DUTY_COUNTRIES}, where the checkout adds what customs ask for. Nobody asks for money at your door.</p>`,
  },
  {
    kind: 'terms',
    title: 'Terms and conditions',
    path: '/terms-and-conditions/',
    bodyHtml: `<p>The short version: you pay, we send, and you have 60 days to change your mind.</p>
<h2>Orders</h2>
<p>An order stands once it is paid. If a piece is gone by then, we take it off, give the money back at once and tell you.</p>
<h2>Prices</h2>
<p>Prices are in the currency of the country you chose and include taxes. They include duties too, except where the checkout says what customs ask for. Codes work as long as they say they do, one order code at a time unless it says otherwise.</p>
<h2>Gift cards</h2>
<p>Whoever has the code can use it. They do not expire and are not paid out in money.</p>
<h2>Accounts</h2>
<p>Keep your password to yourself. You may close your account whenever you like.</p>`,
  },
];
