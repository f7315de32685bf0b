import type { Lookbook } from './lookbook.ts';

export const CARAMEL_EYELET: Lookbook = {
  slug: 'caramel-eyelet',
  title: 'Caramel Eyelet',
  setting: 'Lookbook, the dunes at low tide',
  lead: 'Brown, beige and four thousand small holes, each with its own stitched edge. It looks like dessert and dries like a swimsuit.',
  description: 'Eyelet, rib and terry in caramel, cocoa and sand: the Caramel Eyelet lookbook.',
  tone: '#6b3d22',
  print: 'caramel-eyelet',
  quote: {
    copy: '“Every hole is a decision. I made about four thousand and had a lie-down.”',
    who: 'Noor, who cut the first eyelet by hand',
  },
  cover: {
    scene: 'lookbook-caramel-eyelet',
    alt: 'Ama walking through the dunes in the Caramel Eyelet one-piece, a rowing boat behind her',
    spots: [{ product: 'lido-one-piece-caramel-eyelet', x: 66, y: 55 }],
  },
  alongside: ['drift-sarong-caramel-eyelet', 'soleil-dress-caramel-eyelet', 'sunny-hat-sand-terry'],
  portrait: {
    scene: 'lookbook-caramel-eyelet-portrait',
    alt: 'Zuri sitting in the dunes in the Caramel Eyelet twist top and high-waist bottoms',
    title: 'Lined where it matters',
    copy: 'The holes are in the outer cloth only. Underneath is a second layer in the same brown, so nothing shows but the stitching.',
    spots: [
      { product: 'romy-top-caramel-eyelet', x: 27, y: 58 },
      { product: 'cove-bottoms-caramel-eyelet', x: 28, y: 77 },
    ],
  },
  pages: [
    { product: 'vivienne-one-piece-zebra-cocoa', copy: 'A zebra that has been at the cocoa. The neckline means it.' },
    { product: 'tessa-one-piece-cocoa-rib', copy: 'Plain rib, lined front. The quiet one at a loud picnic.' },
    { product: 'porto-shorts-sand-terry', copy: 'Towel you can wear. It saves packing one.' },
  ],
};
