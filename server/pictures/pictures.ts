import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type PictureFormat, pictureFormat } from '@bluebird-bay/art-kit/picture-format.ts';
import { type PictureSpec, parsePictureSpec } from '@bluebird-bay/art-kit/picture-spec.ts';
import { pictureWidth } from '@bluebird-bay/art-kit/picture-width.ts';
import { printTileSvg } from '@bluebird-bay/art-kit/prints/tile.ts';
import { kitVersion } from '@bluebird-bay/art-kit/version/kit-version.ts';
import { networkOf } from '@bluebird-bay/contract/network.ts';
import { type IssuedPictures, issuedHere } from '@bluebird-bay/services/pictures/issued-pictures.ts';
import { STAND_IN_PX } from '@bluebird-bay/storefront/src/page-runtime/names.ts';
import type { Log } from '@bluebird-bay/telemetry/log.ts';
import { IMMUTABLE } from '../pages/answer/body-response.ts';
import { asksForOurPage } from './asks-for-our-page.ts';
import { type BucketSettings, createPictureBucket, type PictureBucket } from './picture-bucket.ts';
import { PictureFiles } from './picture-files.ts';
import { pictureName, type RequestedPicture } from './picture-job.ts';
import { DrawingStopped, PictureQueue, type Urgency } from './picture-queue.ts';
import { forWhoSaves, hasSavedForm, SAVING_TOLD_BY, sketchResponse } from './saving/saved-data.ts';
import { type SettledSize, settledSize } from './settled-size.ts';
import { makeThumb, pictureOfThumb } from './thumbs.ts';

const ADDRESS = /^\/pictures\/([0-9a-f]{6,16})\/([a-z0-9/-]{3,240})@(\d{3,4})\.([a-z]{4})$/;
/** Pictures that wait to be cut to a shape; more are answered whole, and kept by nobody. Each takes some hundredths of a second. */
const MOST_CUTS = 24;
/**
 * How long a visitor waits for a picture that is being drawn. A browser keeps six connections to a host; if slow
 * pictures held them all, the cart would wait behind them. The drawing goes on, and the page asks again:
 * `stand-in-pictures.ts`.
 */
const PATIENCE_MS = 1_500;
/** Mail programs and strangers' pages know no stand-in, and their proxies keep what they were given: they wait. */
const PATIENCE_OF_STRANGERS_MS = 20_000;

/** Stand-ins say so by their size: the page knows them by it, and boxes stretch them. */
const OWN_SIZE = /width="\d+" height="\d+"/;
const STAND_IN_SIZE = `width="${STAND_IN_PX}" height="${STAND_IN_PX}"`;
const standInDocument = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${STAND_IN_SIZE} viewBox="0 0 1 1">${body}</svg>`;
const PLAIN_GROUND = standInDocument('<rect width="1" height="1" fill="#f7e3d0"/>');
/** A doll layer that cannot be drawn must not hide the layers below, nor a cut-out its card. */
const NOTHING = standInDocument('');

export interface Pictures {
  /** Path of a picture: drawn on the first request, the same for ever after. Scenes come as AVIF too. */
  url(spec: string, width: number, format?: PictureFormat): string;
  /** Everything before the spec in such a path. */
  readonly base: string;
  fetch(request: Request, caller?: { address?: string | undefined }): Promise<Response>;
  /** Takes from the disk what was not asked for the longest, where there is too much of it, and what earlier kits left. */
  trim(): Promise<void>;
  /** Draws a picture ahead of time; says whether it can be had. */
  prepare(picture: RequestedPicture): Promise<boolean>;
  figures(): PictureFigures;
  stop(): void;
}

/** How those who asked for pictures fared so far, and what waits now. */
export interface PictureFigures {
  asked: {
    /** Had it from the disk or the memory. */
    kept: number;
    /** Had it drawn. */
    drawn: number;
    /** Lost patience, and were shown the cloth. */
    standIn: number;
    failed: number;
  };
  queue: Record<Urgency | 'drawing', number>;
  /** Undefined where pictures are kept in the folder alone. */
  bucket: ReturnType<PictureBucket['figures']> | undefined;
}

export interface PicturesOptions {
  /** Folder of the drawn pictures. */
  cacheDir: string;
  log: Log;
  /** Drawing processes; absent, one for each core: they step back for whoever answers the shopper. */
  workers?: number;
  /** Of these, how many may draw what nobody waits for; one unless told: the rest is left to shoppers and developers. */
  workersAhead?: number;
  /** The module of the drawing process; tests give one that dies. */
  workerModule?: URL;
  /** Products' pictures that somebody may ask for, beside those that are named while the shop runs; any unless told. */
  named?: ReadonlySet<string>;
  /** Who knows of the others; this process, as long as it runs, unless told. */
  issued?: IssuedPictures;
  /** Bytes of drawn pictures on disk at the most; any number unless told. */
  mostBytes?: number;
  /** Whether this process draws; one that does not answers what others have drawn into the folder they share. */
  draws?: boolean;
  /** Whether the disk has room for what is drawn; it has unless told. */
  hasRoom?: () => boolean;
  /** Where machines without a common folder find what the others drew. */
  bucket?: BucketSettings | undefined;
}

function standIn(spec: PictureSpec): string {
  switch (spec.kind) {
    case 'product':
      return printTileSvg(spec.colourway).replace(OWN_SIZE, STAND_IN_SIZE);
    case 'print':
      return printTileSvg(spec.colourway);
    case 'scene':
    case 'look':
      return PLAIN_GROUND;
    case 'cut-out':
    case 'doll':
    case 'doll-piece':
      return NOTHING;
  }
}

/** A picture that cannot be drawn, or not in time, shows the cloth it is made of, or a plain ground where it shows no cloth. */
const swatch = (spec: PictureSpec): Response =>
  new Response(standIn(spec), { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' } });

/** For whom no stand-in is of use; nobody keeps this. */
const notYet = (): Response =>
  new Response('The picture is not drawn yet.', {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '10' },
  });

/** Whom a stand-in helps: a page of our own, which asks for no JPEG. */
const takesStandIn = (request: Request, format: PictureFormat): boolean => format !== 'jpeg' && asksForOurPage(request);

const notFound = (): Response =>
  new Response('There is no such picture.', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });

/** The pictures of the shop under `/pictures/…`, drawn by the art kit in processes of their own and kept on disk. */
export function createPictures(options: PicturesOptions): Pictures {
  const {
    cacheDir,
    log,
    workers,
    workersAhead,
    workerModule,
    named,
    issued = issuedHere(),
    mostBytes,
    hasRoom = () => true,
    draws = true,
  } = options;
  const version = kitVersion();
  const bucket = options.bucket && createPictureBucket(options.bucket, { log, prefix: version });
  const files = new PictureFiles(cacheDir, version, { hasRoom, bucket });
  const queue = new PictureQueue(
    workerModule ?? new URL('draw-worker.ts', import.meta.url),
    workers ?? availableParallelism(),
    workersAhead,
  );
  const mayBeDrawn = (spec: string, { kind }: PictureSpec): boolean | Promise<boolean | undefined> =>
    kind !== 'product' || named === undefined || named.has(spec) || issued.isIssued(spec);
  const asked: PictureFigures['asked'] = { kept: 0, drawn: 0, standIn: 0, failed: 0 };
  const base = `/pictures/${version}`;

  const draw = (picture: RequestedPicture, urgency: Urgency, caller?: string): Promise<Buffer> =>
    queue.draw(picture, urgency, caller).then((bytes) => files.write(pictureName(picture), bytes));

  /** Undefined for one that nobody names and that was never drawn; late as well where nobody can say now whether it is named. */
  async function drawn(
    picture: RequestedPicture,
    mayBe: () => boolean | Promise<boolean | undefined>,
    caller: string,
  ): Promise<Buffer | 'late' | undefined> {
    const stored = await files.read(pictureName(picture));
    if (stored) {
      asked.kept += 1;
      return stored;
    }
    const mayBeIt = await mayBe();
    if (mayBeIt === false) return undefined;
    if (!mayBeIt || !draws) return 'late';
    const drawing = draw(picture, 'now', caller);
    // Whoever lost patience no longer listens; a failure is then said at the next request.
    drawing.catch(() => {});
    return drawing.then((bytes) => {
      asked.drawn += 1;
      return bytes;
    });
  }

  /** What an address asks for; undefined where there is no such picture. */
  function askedFor({ pathname, searchParams }: URL) {
    const [, kit, address = '', size, ending = ''] = ADDRESS.exec(pathname) ?? [];
    const spec = parsePictureSpec(address);
    const format = spec && pictureFormat(spec, ending);
    if (!spec || !format) return undefined;
    const thumb = { spec: address, width: Number(size), format };
    const whole = pictureOfThumb(spec, thumb);
    if (whole) return { kit, spec, crop: undefined, picture: whole, thumb };
    const width = pictureWidth(spec, Number(size));
    if (!width) return undefined;
    const settled = settledSize(spec, searchParams);
    return {
      kit,
      spec,
      thumb: undefined,
      crop: settled?.crop,
      picture: { spec: address, width: settled?.width ?? width, format },
    };
  }

  let cuts = 0;
  /** Of one after the other, so that nobody who shops waits for it. */
  let lastCut: Promise<unknown> = Promise.resolve();

  /** The picture cut to a shape, kept as it is; undefined where too many wait. */
  async function cutTo(
    picture: RequestedPicture,
    { shape, position }: NonNullable<SettledSize['crop']>,
    bytes: Buffer,
  ): Promise<Buffer | undefined> {
    const name = pictureName({ ...picture, spec: `${picture.spec}-${shape.name}-${position}` });
    const stored = await files.read(name);
    if (stored || cuts >= MOST_CUTS) return stored;
    cuts += 1;
    const cut = lastCut.then(async () => {
      const { cropPicture } = await import('@bluebird-bay/art-kit/crop-picture.ts');
      const cropped = await cropPicture(bytes, { ratio: shape.ratio, position, format: picture.format });
      return files.write(name, cropped);
    });
    lastCut = cut.catch(() => undefined);
    return cut.finally(() => {
      cuts -= 1;
    });
  }

  /** The picture as small as it is shown in rows of many, kept as it is. */
  async function thumbOf(thumb: RequestedPicture, bytes: Uint8Array): Promise<Buffer> {
    const name = pictureName(thumb);
    return (await files.read(name)) ?? files.write(name, await makeThumb(bytes));
  }

  /** What was drawn, in the size and shape that were asked for; undefined where it cannot be brought into that now. */
  async function asAskedFor(
    { picture, thumb, crop }: Pick<NonNullable<ReturnType<typeof askedFor>>, 'picture' | 'thumb' | 'crop'>,
    bytes: Buffer,
  ): Promise<Buffer | undefined> {
    if (thumb) return thumbOf(thumb, bytes);
    return crop ? cutTo(picture, crop, bytes) : bytes;
  }

  /** Whether a picture can be had ahead of time: it is drawn unless it is there. */
  async function prepare(picture: RequestedPicture): Promise<boolean> {
    if (await files.has(pictureName(picture))) return true;
    if (!draws) return false;
    const spec = parsePictureSpec(picture.spec);
    const whole = spec && pictureOfThumb(spec, picture);
    try {
      if (whole) await thumbOf(picture, (await files.read(pictureName(whole))) ?? (await draw(whole, 'ahead')));
      else await draw(picture, 'ahead');
      return true;
    } catch {
      return false;
    }
  }

  // A picture of an earlier kit is answered with today's, but not for ever.
  const caching = (kit: string | undefined): string => (kit === version ? IMMUTABLE : 'public, max-age=300');

  /** A picture that is here: for ever under today's kit, unless told. */
  const picked = (
    bytes: Buffer,
    { kit, spec, picture }: NonNullable<ReturnType<typeof askedFor>>,
    kept = caching(kit),
  ): Response =>
    new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': `image/${picture.format}`,
        'cache-control': kept,
        ...(hasSavedForm(spec, picture.format) && { vary: SAVING_TOLD_BY }),
      },
    });

  /** What was drawn, as it was asked for; whole, and kept by nobody, where it cannot be brought into that shape now. */
  async function answerWith(
    bytes: Buffer,
    picture: RequestedPicture,
    wanted: NonNullable<ReturnType<typeof askedFor>>,
  ): Promise<Response> {
    const shaped = await asAskedFor({ ...wanted, picture }, bytes);
    return shaped ? picked(shaped, wanted) : picked(bytes, wanted, 'no-store');
  }

  /** A stop is no failure. */
  function noteFailure({ spec, width, format }: RequestedPicture, error: unknown): void {
    if (error instanceof DrawingStopped) return;
    asked.failed += 1;
    log.warn('a picture could not be drawn', { picture: `${spec}@${width}.${format}` }, error);
  }

  async function fetch(request: Request, { address: from }: { address?: string | undefined } = {}): Promise<Response> {
    const wanted = askedFor(new URL(request.url));
    if (!wanted) return notFound();
    const { kit, spec } = wanted;
    const sketch = sketchResponse(request, spec, wanted.picture, caching(kit));
    if (sketch) return sketch;
    const picture = forWhoSaves(request, spec, wanted.picture);
    const isOurs = takesStandIn(request, picture.format);
    const standInOr503 = () => (isOurs ? swatch(spec) : notYet());
    try {
      const bytes = await Promise.race([
        drawn(picture, () => mayBeDrawn(picture.spec, spec), networkOf(from)),
        sleep(isOurs ? PATIENCE_MS : PATIENCE_OF_STRANGERS_MS, 'late' as const, { ref: false }),
      ]);
      if (!bytes) return notFound();
      if (bytes === 'late') {
        asked.standIn += 1;
        return standInOr503();
      }
      return await answerWith(bytes, picture, wanted);
    } catch (error) {
      noteFailure(picture, error);
      return standInOr503();
    }
  }

  return {
    base,
    fetch,
    url: (spec, width, format = 'webp') => {
      if (named && !named.has(spec)) issued.issue(spec);
      return `${base}/${pictureName({ spec, width, format })}`;
    },
    trim: () => (mostBytes === undefined || !draws ? Promise.resolve() : files.trim(mostBytes)),
    prepare,
    figures: () => ({ asked, queue: queue.figures(), bucket: bucket?.figures() }),
    stop: () => queue.stop(),
  };
}
