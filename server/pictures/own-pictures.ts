import { SHAPES, shapePicture } from '@bluebird-bay/content/shapes/shapes.ts';

/** What the page of a cart shows that has nothing in it; storefront/src/features/cart/drawer/empty-cart.tsx. */
const EMPTY_CART = 'p/tote/cutouts/flat-3';

/** Pictures of products that the storefront's own pages show, whatever the provider sells. */
export const ownPictures = (): string[] => [EMPTY_CART, ...SHAPES.map(shapePicture)];
