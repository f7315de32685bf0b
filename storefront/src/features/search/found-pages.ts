import { paths } from '../../paths.ts';

/** A page of the shop that is no list of products. */
export interface FoundPage {
  label: string;
  to: string;
}

interface ShopPage extends FoundPage {
  /** What people type who look for it, each in its longest form: its beginnings count too. */
  terms: readonly string[];
}

const SHOP_PAGES: readonly ShopPage[] = [
  {
    label: 'Size guide',
    to: paths.sizeGuide(),
    terms: [
      'sizes',
      'sizing',
      'guide',
      'chart',
      'fit',
      'fitting',
      'measurements',
      'measuring',
      'inches',
      'centimetres',
    ],
  },
  {
    label: 'Shipping and orders',
    to: paths.shipping(),
    terms: [
      'shipping',
      'shipment',
      'delivery',
      'orders',
      'postage',
      'returns',
      'refunds',
      'exchanges',
      'duties',
      'customs',
    ],
  },
  { label: 'Track an order', to: paths.trackOrder(), terms: ['tracking', 'orders', 'parcels', 'delivery'] },
  {
    label: 'Student discount',
    to: paths.studentDiscount(),
    terms: ['students', 'discounts', 'school', 'university', 'codes', 'vouchers'],
  },
  { label: 'Lookbooks', to: paths.lookbooks(), terms: ['lookbooks', 'outfits', 'editorial'] },
  { label: 'Your wishlist', to: paths.wishlist(), terms: ['wishlist', 'saved', 'favourites', 'favorites'] },
  { label: 'Your account', to: paths.account(), terms: ['account', 'login', 'password', 'address', 'orders'] },
];

/** A beginning says enough from here on; shorter words must be whole. */
const ENOUGH = 4;

/** Pages that the words may be about, whether or not a product goes by them. */
export function pagesAbout(typed: string): FoundPage[] {
  const said = typed.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const means = (term: string): boolean =>
    said.some((part) => part === term || (part.length >= ENOUGH && term.startsWith(part)));
  return SHOP_PAGES.filter(({ terms }) => terms.some(means)).map(({ label, to }) => ({ label, to }));
}
