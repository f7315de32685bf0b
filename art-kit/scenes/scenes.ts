import { HIBISCUS_STORY } from './arches.ts';
import * as BLOG from './blog-covers.ts';
import { CITY_SWEETHEART } from './city-sweetheart.ts';
import { CLUB_FRIENDS, CLUB_SWIMMERS } from './club.ts';
import { CLUB_STAMPS } from './club-stamps.ts';
import * as CUSTOMERS from './customers.ts';
import * as GAME from './game.ts';
import { HERO, HERO_MOBILE, HERO_TABLET, HERO_WIDE } from './hero.ts';
import { LOOKBOOKS } from './lookbooks.ts';
import * as POLAROIDS from './polaroids.ts';
import type { Scene } from './scene.ts';
import * as SEASONS from './seasons.ts';
import { SHARE } from './share.ts';
import { TILE_ACCESSORIES, TILE_BEACHWEAR, TILE_MENS, TILE_SWIM } from './tiles.ts';

/** Every scene, by the id its picture address uses. */
export const SCENES = {
  hero: HERO,
  'hero-mobile': HERO_MOBILE,
  'hero-tablet': HERO_TABLET,
  'hero-wide': HERO_WIDE,
  'tile-swim': TILE_SWIM,
  'tile-mens': TILE_MENS,
  'tile-accessories': TILE_ACCESSORIES,
  'tile-beachwear': TILE_BEACHWEAR,
  'city-sweetheart': CITY_SWEETHEART,
  afterglow: LOOKBOOKS.afterglow.cover,
  'hibiscus-story': HIBISCUS_STORY,
  'lookbook-afterglow': LOOKBOOKS.afterglow.cover,
  'lookbook-afterglow-portrait': LOOKBOOKS.afterglow.portrait,
  'lookbook-caramel-eyelet': LOOKBOOKS['caramel-eyelet'].cover,
  'lookbook-caramel-eyelet-portrait': LOOKBOOKS['caramel-eyelet'].portrait,
  'lookbook-club-voyages': LOOKBOOKS['club-voyages'].cover,
  'lookbook-club-voyages-portrait': LOOKBOOKS['club-voyages'].portrait,
  'lookbook-studio-to-sea': LOOKBOOKS['studio-to-sea'].cover,
  'lookbook-studio-to-sea-portrait': LOOKBOOKS['studio-to-sea'].portrait,
  'lookbook-sunchasers': LOOKBOOKS.sunchasers.cover,
  'lookbook-sunchasers-portrait': LOOKBOOKS.sunchasers.portrait,
  'lookbook-the-bridal-edit': LOOKBOOKS['the-bridal-edit'].cover,
  'lookbook-the-bridal-edit-portrait': LOOKBOOKS['the-bridal-edit'].portrait,
  'lookbook-the-london-diaries': LOOKBOOKS['the-london-diaries'].cover,
  'lookbook-the-london-diaries-portrait': LOOKBOOKS['the-london-diaries'].portrait,
  'lookbook-marlo-dolls': LOOKBOOKS['marlo-dolls'].cover,
  'lookbook-marlo-dolls-portrait': LOOKBOOKS['marlo-dolls'].portrait,
  'lookbook-inez-marlowe': LOOKBOOKS['inez-marlowe'].cover,
  'lookbook-inez-marlowe-portrait': LOOKBOOKS['inez-marlowe'].portrait,
  'lookbook-golden-hour': LOOKBOOKS['golden-hour'].cover,
  'lookbook-golden-hour-portrait': LOOKBOOKS['golden-hour'].portrait,
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
  'club-friends': CLUB_FRIENDS,
  'club-stamps': CLUB_STAMPS,
  'club-swimmers': CLUB_SWIMMERS,
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
