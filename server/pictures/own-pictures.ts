import { SCENE_IDS, SCENES, type SceneId } from '@bluebird-bay/art-kit/scenes/scenes.ts';
import { SHAPES, shapePicture } from '@bluebird-bay/content/shapes/shapes.ts';
import { both, type RequestedPicture } from './picture-job.ts';

/** What the page of a cart shows that has nothing in it; storefront/src/features/cart/drawer/empty-cart.tsx. */
const EMPTY_CART = 'p/tote/cutouts/flat-3';

/** Pictures of products that the storefront's own pages show, whatever the provider sells. */
export const ownPictures = (): string[] => [EMPTY_CART, ...SHAPES.map(shapePicture)];

/** Wide scenes are shown wide, upright ones in a column. */
const sceneWidths = (id: SceneId): readonly number[] =>
  SCENES[id].width > SCENES[id].height * 1.4 ? [400, 800, 1200, 1920] : [400, 800, 1200];

/** Every scene in the widths it is shown in; they are the same with every provider. */
export const scenePictures = (): RequestedPicture[] => SCENE_IDS.flatMap((id) => both(`s/${id}`, ...sceneWidths(id)));
