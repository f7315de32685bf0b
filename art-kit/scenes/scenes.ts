import { AFTERGLOW, HIBISCUS_STORY } from './arches.ts';
import { CITY_SWEETHEART } from './city-sweetheart.ts';
import { HERO, HERO_MOBILE } from './hero.ts';
import type { Scene } from './scene.ts';
import { TILE_ACCESSORIES, TILE_BEACHWEAR, TILE_MENS, TILE_SWIM } from './tiles.ts';

/** Every scene, by the id its picture address uses. */
export const SCENES = {
  hero: HERO,
  'hero-mobile': HERO_MOBILE,
  'tile-swim': TILE_SWIM,
  'tile-mens': TILE_MENS,
  'tile-accessories': TILE_ACCESSORIES,
  'tile-beachwear': TILE_BEACHWEAR,
  'city-sweetheart': CITY_SWEETHEART,
  afterglow: AFTERGLOW,
  'hibiscus-story': HIBISCUS_STORY,
} as const satisfies Record<string, Scene>;

export type SceneId = keyof typeof SCENES;

export function isSceneId(text: string): text is SceneId {
  return Object.hasOwn(SCENES, text);
}

export const SCENE_IDS: readonly SceneId[] = Object.keys(SCENES).filter(isSceneId);
