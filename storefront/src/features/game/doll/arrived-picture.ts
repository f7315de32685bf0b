import { requestedAgain } from '../../../page-runtime/document/stand-in-pictures.ts';
import { STAND_IN_PX } from '../../../page-runtime/names.ts';
import type { GamePicture } from './game-pictures.ts';

const MOST_TRIES = 60;
const PAUSE_MS = 700;
const LONGEST_PAUSE_MS = 4_000;

/** A picture that is here, under the addresses it came by: browsers keep the stand-in of another for as long as the page lives. */
export interface ArrivedPicture {
  readonly picture: GamePicture;
  readonly image: HTMLImageElement;
}

/** What came of asking: `none` for what the shop says there is no picture of, `late` for what cannot be had now. */
export type Arrival = ArrivedPicture | 'none' | 'late';

const here = new Map<string, ArrivedPicture>();
const asking = new Map<string, Promise<Arrival>>();
/** Asking again is done by one after the other: the rest of the browser's connections are for the shopper. */
let line: Promise<unknown> = Promise.resolve();

const keyOf = ({ srcSet, src }: GamePicture, sizes: string): string => `${sizes} ${srcSet || src}`;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function load({ src, srcSet }: GamePicture, sizes: string): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.sizes = sizes;
  image.srcset = srcSet;
  image.src = src;
  return image.decode().then(
    () => image,
    () => undefined,
  );
}

/** An image does not say why it failed. */
const isNone = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ status }) => status === 404,
    () => false,
  );

const askedAgain = ({ src, srcSet }: GamePicture, times: number): GamePicture => ({
  src: requestedAgain(src, times),
  srcSet: requestedAgain(srcSet, times),
});

/** One try; undefined for a stand-in, and where the shop does not answer. */
async function tryOnce(picture: GamePicture, sizes: string): Promise<Arrival | undefined> {
  const image = await load(picture, sizes);
  if (!image) return (await isNone(picture.src)) ? 'none' : undefined;
  return image.naturalWidth > 8 * STAND_IN_PX ? { picture, image } : undefined;
}

async function ask(picture: GamePicture, sizes: string): Promise<Arrival> {
  const first = await tryOnce(picture, sizes);
  if (first) return first;
  for (let times = 1; times < MOST_TRIES; times += 1) {
    await pause(Math.min(PAUSE_MS * times, LONGEST_PAUSE_MS));
    const turn = line.then(() => tryOnce(askedAgain(picture, times), sizes));
    line = turn;
    const arrival = await turn;
    if (arrival) return arrival;
  }
  return 'late';
}

/** A picture that came before; undefined while it has not. */
export const arrivedBefore = (picture: GamePicture, sizes: string): ArrivedPicture | undefined =>
  here.get(keyOf(picture, sizes));

/**
 * A picture of the shop, decoded. One that is still being drawn comes as a stand-in and is asked for again; whoever else
 * waits for it waits along.
 */
export async function arrivedPicture(picture: GamePicture, sizes: string): Promise<Arrival> {
  const key = keyOf(picture, sizes);
  const known = here.get(key);
  if (known) return known;
  const asked = asking.get(key) ?? ask(picture, sizes).finally(() => asking.delete(key));
  asking.set(key, asked);
  const arrival = await asked;
  if (typeof arrival === 'object') here.set(key, arrival);
  return arrival;
}
