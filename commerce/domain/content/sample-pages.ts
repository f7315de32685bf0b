/** A page a storefront of others may ask for by its handle; HTML of our own. */
export interface SamplePage {
  handle: string;
  title: string;
  bodyHtml: string;
}

export const SAMPLE_PAGES: readonly SamplePage[] = [
  {
    handle: 'about-us',
    title: 'About us',
    bodyHtml: `<p>Bluebird Bay is a small swimwear shop with too many prints. We draw them ourselves, all of them, and then we look for something to sew them on.</p>
<p>It began with one top in passionfruit and a borrowed market stall. Today there are tops, bottoms, one-pieces, towels and a puffer jacket nobody needed until it rained.</p>`,
  },
  {
    handle: 'size-guide',
    title: 'Size guide',
    bodyHtml: `<p>Measure yourself, not your old bikini: elastic forgets.</p>
<ul><li><strong>Bust:</strong> around the fullest part, tape level, arms down.</li><li><strong>Waist:</strong> where you bend sideways.</li><li><strong>Hips:</strong> around the widest part, feet together.</li></ul>
<p>Tops and bottoms are sized apart. Between two sizes? Take the larger top and the smaller bottoms: swimwear gives in the water.</p>`,
  },
  {
    handle: 'shipping-and-order-information',
    title: 'Shipping and orders',
    bodyHtml: `<p>Standard delivery costs 6 USD and is free from 75 USD; express costs 14 USD. Orders before midnight Philippine time on a working day leave the same day.</p>
<p>Every order has a page of its own, with each step of the parcel. Its address is in the letter that confirms the order.</p>`,
  },
  {
    handle: 'contact-us',
    title: 'Contact us',
    bodyHtml: `<p>Reply to any letter from us: a person reads it and answers within a working day.</p>
<p>If it is about an order, its number helps. It begins with BB.</p>`,
  },
];
