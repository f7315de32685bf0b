import { both, type CollectionRule, ofKinds, SMALL, SWIM, swatch, tagged } from './collection-rule.ts';

/** By how it sells: new, loved, reduced. */
export const SALES: readonly CollectionRule[] = [
  {
    handle: 'new-arrivals',
    title: 'New in',
    description: 'The last to come in. Nobody has met you in these yet.',
    picture: swatch('zebra-pop', 'Zebra Pop'),
    holds: tagged('new'),
  },
  {
    handle: 'new-swim',
    title: 'New Swim',
    description: 'The new prints, in the cuts you already trust.',
    holds: both(tagged('new'), ofKinds(...SWIM)),
  },
  {
    handle: 'new-accessories',
    title: 'New Small Things',
    description: 'Fresh prints on hats, bags and hair. The quickest way to own this season.',
    holds: both(tagged('new'), ofKinds(...SMALL)),
  },
  {
    handle: 'best-sellers',
    title: 'Best sellers',
    description: 'What people come back for, and then come back for in another print.',
    picture: swatch('passionfruit', 'Passionfruit'),
    holds: tagged('best-seller'),
  },
  {
    handle: 'top-rated',
    title: 'Top Rated',
    description: 'Four and a half stars and up, from people who have been in the water with it.',
    picture: swatch('lagoon-hibiscus', 'Lagoon Hibiscus'),
    holds: tagged('top-rated'),
  },
  {
    handle: 'most-hugged',
    title: 'Most Hugged',
    description: 'The soft, forgiving ones that people write to us about.',
    holds: tagged('hug'),
  },
  {
    handle: 'sale',
    title: 'Sale',
    description: 'Prints that are leaving to make room. The price is the one you see; no code, no clock.',
    picture: swatch('retro-wave', 'Retro Wave'),
    holds: tagged('sale'),
  },
  {
    handle: 'vip-sale',
    title: 'VIP Sale',
    description: 'The Bay Club got in an hour early. This is what they left, and they were polite about it.',
    picture: swatch('moonstone', 'Moonstone'),
    holds: tagged('vip-sale'),
  },
  {
    handle: 'warehouse-sale',
    title: 'Warehouse Sale',
    description: 'Last pieces, priced to leave the shelf. They do not come back, and they cannot be sent back.',
    picture: swatch('kelp-wave', 'Kelp Wave'),
    holds: tagged('warehouse-sale'),
  },
  {
    handle: 'final-sale',
    title: 'Final Sale',
    description: 'Worn or not, it stays with you. Check the size twice.',
    holds: tagged('final-sale'),
  },
  {
    handle: 'sale-tops',
    title: 'Tops on Sale',
    description: 'Upper halves at lower prices.',
    holds: both(tagged('sale'), ofKinds('top')),
  },
  {
    handle: 'sale-bottoms',
    title: 'Bottoms on Sale',
    description: 'Lower halves, and lower still.',
    holds: both(tagged('sale'), ofKinds('bottoms')),
  },
  {
    handle: 'sale-one-pieces',
    title: 'One-Pieces on Sale',
    description: 'Whole swimsuits at part of the price.',
    holds: both(tagged('sale'), ofKinds('one-piece')),
  },
  {
    handle: 'sale-beachwear',
    title: 'Beachwear on Sale',
    description: 'Dresses, wraps and shorts that are off to somebody else’s beach.',
    holds: both(tagged('sale'), ofKinds('dress', 'skirt', 'skort', 'sarong', 'shorts', 'hoodie', 'polo', 'towel')),
  },
  {
    handle: 'sale-mens',
    title: 'Men’s Sale',
    description: 'Shorts and shirts with a smaller number on them.',
    holds: both(tagged('sale'), tagged('mens')),
  },
  {
    handle: 'sale-accessories',
    title: 'Small Things on Sale',
    description: 'Already small, now also cheap.',
    holds: both(tagged('sale'), ofKinds(...SMALL)),
  },
];
