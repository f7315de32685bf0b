import { expect, it } from 'vitest';
import { aCard } from '../product/testing/a-card.ts';
import { drawnOutfit } from './dressed.ts';
import type { Role } from './outfits.ts';
import type { SuitcaseProduct } from './suitcase-product.ts';

const product = (handle: string, role: Role, image?: string): SuitcaseProduct => ({
  handle,
  role,
  ...(image !== undefined && { image }),
  card: aCard(handle),
});

const top = product('kaila', 'top', 'triangle/limes');
const bottoms = product('cove', 'bottoms', 'highwaist/waves');
const shorts = product('shorts', 'bottoms', 'paperbag/limes');
const sarong = product('sarong', 'over', 'sarong/limes');
const towel = product('towel', 'along', 'towel/limes');
const hat = product('hat', 'along', 'bucket/limes');
const handles = (products: readonly SuitcaseProduct[]) => products.map(({ handle }) => handle);

it('is worn by a doll, with what she carries; what goes over it lies beside her', () => {
  const { worn, flat } = drawnOutfit({ key: '', worn: [top, bottoms], over: sarong }, [hat, towel]);
  expect([worn?.top?.image, worn?.bottoms?.image, worn?.onePiece, worn?.towel?.handle, worn?.pouch]).toEqual([
    'triangle/limes',
    'highwaist/waves',
    null,
    'towel',
    null,
  ]);
  expect(handles(flat)).toEqual(['sarong']);
});

it('lies flat where she has no pattern for all of it, or it was not drawn by us', () => {
  expect(drawnOutfit({ key: '', worn: [top, shorts], over: sarong }, [towel]).worn).toBeUndefined();
  expect(handles(drawnOutfit({ key: '', worn: [top, shorts], over: sarong }, []).flat)).toEqual([
    'kaila',
    'shorts',
    'sarong',
  ]);
  expect(drawnOutfit({ key: '', worn: [product('set', 'whole')] }, []).worn).toBeUndefined();
});

it('is a one-piece where that is what it is', () => {
  const { worn } = drawnOutfit({ key: '', worn: [product('lido', 'whole', 'onepiece/angel')] }, []);
  expect([worn?.onePiece?.image, worn?.top]).toEqual(['onepiece/angel', null]);
});
