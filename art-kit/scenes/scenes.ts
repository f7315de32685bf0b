import { HIBISCUS_STORY } from './arches.ts';
import * as BLOG from './blog-covers.ts';
import { CITY_SWEETHEART } from './city-sweetheart.ts';
import * as CUSTOMERS from './customers.ts';
import * as GAME from './game.ts';
import { HERO, HERO_MOBILE } from './hero.ts';
import * as LOOKBOOKS from './lookbooks.ts';
import * as POLAROIDS from './polaroids.ts';
import type { Scene } from './scene.ts';
import * as SEASONS from './seasons.ts';
import { SHARE } from './share.ts';
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
  afterglow: LOOKBOOKS.AFTERGLOW.cover,
  'hibiscus-story': HIBISCUS_STORY,
  'lookbook-afterglow': LOOKBOOKS.AFTERGLOW.cover,
  'lookbook-afterglow-portrait': LOOKBOOKS.AFTERGLOW.portrait,
  'lookbook-caramel-eyelet': LOOKBOOKS.CARAMEL_EYELET.cover,
  'lookbook-caramel-eyelet-portrait': LOOKBOOKS.CARAMEL_EYELET.portrait,
  'lookbook-club-voyages': LOOKBOOKS.CLUB_VOYAGES.cover,
  'lookbook-club-voyages-portrait': LOOKBOOKS.CLUB_VOYAGES.portrait,
  'lookbook-studio-to-sea': LOOKBOOKS.STUDIO_TO_SEA.cover,
  'lookbook-studio-to-sea-portrait': LOOKBOOKS.STUDIO_TO_SEA.portrait,
  'lookbook-sunchasers': LOOKBOOKS.SUNCHASERS.cover,
  'lookbook-sunchasers-portrait': LOOKBOOKS.SUNCHASERS.portrait,
  'lookbook-the-bridal-edit': LOOKBOOKS.THE_BRIDAL_EDIT.cover,
  'lookbook-the-bridal-edit-portrait': LOOKBOOKS.THE_BRIDAL_EDIT.portrait,
  'lookbook-the-london-diaries': LOOKBOOKS.THE_LONDON_DIARIES.cover,
  'lookbook-the-london-diaries-portrait': LOOKBOOKS.THE_LONDON_DIARIES.portrait,
  'lookbook-marlo-dolls': LOOKBOOKS.MARLO_DOLLS.cover,
  'lookbook-marlo-dolls-portrait': LOOKBOOKS.MARLO_DOLLS.portrait,
  'lookbook-inez-marlowe': LOOKBOOKS.INEZ_MARLOWE.cover,
  'lookbook-inez-marlowe-portrait': LOOKBOOKS.INEZ_MARLOWE.portrait,
  'lookbook-golden-hour': LOOKBOOKS.GOLDEN_HOUR.cover,
  'lookbook-golden-hour-portrait': LOOKBOOKS.GOLDEN_HOUR.portrait,
  'customer-imani': CUSTOMERS.CUSTOMER_IMANI,
  'customer-yuna': CUSTOMERS.CUSTOMER_YUNA,
  'customer-theo': CUSTOMERS.CUSTOMER_THEO,
  'customer-marisol': CUSTOMERS.CUSTOMER_MARISOL,
  'customer-freya': CUSTOMERS.CUSTOMER_FREYA,
  'customer-zuri': CUSTOMERS.CUSTOMER_ZURI,
  'customer-odile': CUSTOMERS.CUSTOMER_ODILE,
  'customer-kofi': CUSTOMERS.CUSTOMER_KOFI,
  'polaroid-lagoon': POLAROIDS.LAGOON,
  'polaroid-sunset': POLAROIDS.SUNSET,
  'polaroid-pool': POLAROIDS.POOL,
  'polaroid-cabanas': POLAROIDS.CABANAS,
  'polaroid-jungle': POLAROIDS.JUNGLE,
  'polaroid-rays': POLAROIDS.RAYS,
  'game-title': GAME.GAME_TITLE,
  'game-title-phone': GAME.GAME_TITLE_PHONE,
  'game-stage': GAME.GAME_STAGE,
  'game-stage-phone': GAME.GAME_STAGE_PHONE,
  'blog-bluebird-bay-x-marlo-dolls': BLOG.BLOG_MARLO_DOLLS,
  'blog-what-to-wear-on-a-night-out': BLOG.BLOG_NIGHT_OUT,
  'blog-the-blue-pact-one-year-on': BLOG.BLOG_BLUE_PACT,
  'blog-meet-the-sunchasers': BLOG.BLOG_SUNCHASERS,
  share: SHARE,
  'season-casa-del-mar': SEASONS.CASA_DEL_MAR,
  'season-romance-boulevard': SEASONS.ROMANCE_BOULEVARD,
  'season-spellbound': SEASONS.SPELLBOUND,
  'season-sunset-beach': SEASONS.SUNSET_BEACH,
  'season-the-club-voyages-collection': SEASONS.CLUB_VOYAGES_HEADER,
  'season-the-sunsoaked-collection': SEASONS.SUNSOAKED,
} as const satisfies Record<string, Scene>;

export type SceneId = keyof typeof SCENES;

export function isSceneId(text: string): text is SceneId {
  return Object.hasOwn(SCENES, text);
}

export const SCENE_IDS: readonly SceneId[] = Object.keys(SCENES).filter(isSceneId);
