import { isDollPiece } from '@bluebird-bay/art-kit/dolls/doll-pieces.ts';
import { DOLL_WARDROBE } from '@bluebird-bay/art-kit/dolls/doll-wardrobe.ts';
import { DOLL_IDS, DOLLS } from '@bluebird-bay/art-kit/dolls/dolls.ts';
import { parsePictureSpec } from '@bluebird-bay/art-kit/picture-spec.ts';
import { buildProducts } from '@bluebird-bay/commerce/catalogue/build-products.ts';
import { DRESS_UP_PRODUCTS } from '@bluebird-bay/commerce/catalogue/collections/dress-up-products.ts';
import { POLAROIDS, POSES } from '@bluebird-bay/storefront/src/features/game/state/game-settings.ts';
import { DOLL_CUT_IDS } from '@bluebird-bay/storefront/src/features/game/wardrobe/item.ts';
import * as game from '@bluebird-bay/storefront/src/features/game/wardrobe/wardrobe.ts';
import { describe, expect, it } from 'vitest';

const items = [...Object.values(game.WARDROBE), ...Object.values(game.EXTRAS)].flat();
const products = new Map(buildProducts().map((product) => [product.handle, product]));

/** The storefront knows neither the art kit nor the catalogue: what it says of them is compared here. */
describe('the wardrobe of the game', () => {
  it('is the catalogue’s list of it', () => {
    const sold = (slot: 'top' | 'bottoms' | 'onePiece') =>
      game.WARDROBE[slot].flatMap(({ handle }) => (handle === '' ? [] : [handle])).sort();
    expect(sold('top')).toEqual([...DRESS_UP_PRODUCTS.tops].sort());
    expect(sold('bottoms')).toEqual([...DRESS_UP_PRODUCTS.bottoms].sort());
    expect(sold('onePiece')).toEqual([...DRESS_UP_PRODUCTS.onePieces].sort());
  });

  it.each(items.filter(({ handle }) => handle !== ''))('$handle is sold as it is drawn', ({ handle, name, image }) => {
    const product = products.get(handle);
    expect(product && { image: `${product.cut}/${product.print}`, name: product.printTitle }).toEqual({ image, name });
  });

  it('can be drawn on every doll in every pose, and by itself', () => {
    const addresses = items.flatMap(({ image }) => [
      `c/${image}`,
      ...game.DOLL_IDS.flatMap((doll) =>
        Object.keys(POSES).map((pose) => `d/${pose === 'classic' ? doll : `${doll}-${pose}`}/${image}`),
      ),
    ]);
    expect(addresses.filter((address) => !parsePictureSpec(address))).toEqual([]);
  });

  it('is what the sheets of the art kit show', () => {
    const drawn = (garments: readonly (readonly string[])[]) => garments.map((garment) => garment.join('/'));
    const offered = (slots: readonly (readonly { image: string }[])[]) => slots.flat().map(({ image }) => image);
    expect(drawn(DOLL_WARDROBE.tops)).toEqual(offered([game.WARDROBE.top]));
    expect(drawn(DOLL_WARDROBE.bottoms)).toEqual(offered([game.WARDROBE.bottoms]));
    expect(drawn(DOLL_WARDROBE.onePieces)).toEqual(offered([game.WARDROBE.onePiece]));
    expect(drawn(DOLL_WARDROBE.accessories).sort()).toEqual(offered(Object.values(game.EXTRAS)).sort());
  });

  it('knows no cut that dolls cannot wear, and every polaroid has its scene', () => {
    expect(DOLL_CUT_IDS.filter((cut) => !isDollPiece(cut))).toEqual([]);
    expect(Object.values(POLAROIDS).filter(({ scene }) => !parsePictureSpec(`s/${scene}`))).toEqual([]);
  });

  it('has the same dolls in the same clothes of their own', () => {
    expect(game.DOLL_IDS).toEqual(DOLL_IDS);
    for (const id of DOLL_IDS) {
      expect(game.DOLLS[id].ownTop.image).toBe(DOLLS[id].ownTop.join('/'));
      expect(game.DOLLS[id].ownBottoms.image).toBe(DOLLS[id].ownBottoms.join('/'));
      expect(game.DOLLS[id].name).toBe(DOLLS[id].person.name);
    }
  });
});
