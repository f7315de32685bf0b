import { fileURLToPath } from 'node:url';

/** Pictures outlive a run: they are the same until the art kit changes, and drawing them takes longer than many a journey. */
export const PICTURES = fileURLToPath(new URL('../node_modules/.cache/bluebird-bay/pictures', import.meta.url));

/** Journeys go through a shop whose provider is elsewhere, strict and in other words: the ones that apply there. */
export const isElsewhere = process.env.ELSEWHERE !== undefined;

/** Where journeys find the shop. */
export interface ShopUnderTest {
  SHOP_URL: string;
  SHOP_DATABASE_URL: string;
  /** Where its provider is, the public token it takes, its hosts and its database, if it is not in the shop. */
  SHOP_PROVIDER_URL?: string;
  SHOP_PROVIDER_TOKEN?: string;
  /** The hosts that belong to it, with commas between them: its API, its pictures and its checkout. */
  SHOP_PROVIDER_HOSTS?: string;
  SHOP_PROVIDER_DATABASE_URL?: string;
}
