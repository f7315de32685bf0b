import { createContext, use } from 'react';
import { pictureUrl } from '../../../storefront-api/picture-url.ts';
import { POLAROIDS, type PoseId } from '../state/game-settings.ts';
import type { GameState, Worn } from '../state/game-state.ts';
import type { Slot } from '../wardrobe/item.ts';
import type { DollId } from '../wardrobe/wardrobe.ts';

/** Where the shop's pictures are served; the page's data knows. */
export const PictureBase = createContext('');

/** One layer or scene in the two widths it is drawn in. */
export interface GamePicture {
  readonly src: string;
  readonly srcSet: string;
}

/** A doll, how she stands, and what is on her. */
export interface DressedDoll {
  readonly doll: DollId;
  readonly pose: PoseId;
  readonly worn: Worn;
}

const posed = ({ doll, pose }: DressedDoll): string => (pose === 'classic' ? doll : `${doll}-${pose}`);

/**
 * The specs of a dressed doll's layers, lowest first: herself, clothes, sandals, the front of her hair, shades, what she
 * carries. They lie on each other with one origin and one size, 13:25.
 */
export function dollLayers(dressed: DressedDoll): string[] {
  const { worn } = dressed;
  const pictureOf = (slot: Slot): string[] => (worn[slot] ? [worn[slot].image] : []);
  const layers = [
    'self',
    ...pictureOf('bottoms'),
    ...pictureOf('top'),
    ...pictureOf('onePiece'),
    ...pictureOf('sandals'),
    'hair',
    ...pictureOf('shades'),
    ...pictureOf('towel'),
    ...pictureOf('pouch'),
  ];
  return layers.map((layer) => `d/${posed(dressed)}/${layer}`);
}

/** The layer that lies on `d/{doll}/self` while she blinks. */
export const blinkOf = (self: string): string => self.replace(/self$/, 'blink');

const SELVES: ReadonlySet<string> = new Set(['self', 'hair']);

/** The spec of a dressed doll in front of her polaroid's scene, wide, for links that are shared. */
export function lookPictureSpec({ doll, pose, polaroid, ...worn }: GameState): string {
  const dressed = { doll, pose, worn };
  const prefix = `d/${posed(dressed)}/`;
  const layers = dollLayers(dressed).map((layer) => layer.slice(prefix.length));
  const { scene } = POLAROIDS[polaroid];
  return ['l', scene, posed(dressed), ...layers.filter((layer) => !SELVES.has(layer))].join('/');
}

export const layerPicture = (base: string, spec: string): GamePicture => ({
  src: pictureUrl(base, spec, 300),
  srcSet: `${pictureUrl(base, spec, 300)} 300w, ${pictureUrl(base, spec, 600)} 600w`,
});

export const scenePicture = (base: string, scene: string): GamePicture => ({
  src: pictureUrl(base, `s/${scene}`, 400),
  srcSet: `${pictureUrl(base, `s/${scene}`, 400)} 400w, ${pictureUrl(base, `s/${scene}`, 800)} 800w`,
});

/** A product by itself, for a card of the wardrobe. */
export const cutOutPicture = (base: string, image: string): string => pictureUrl(base, `c/${image}`, 200);

export const usePictureBase = (): string => use(PictureBase);
