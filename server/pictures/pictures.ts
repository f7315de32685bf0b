import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { kitVersion } from '@bluebird-bay/art-kit/kit-version.ts';
import { type PictureFormat, pictureFormat } from '@bluebird-bay/art-kit/picture-format.ts';
import { type PictureSpec, parsePictureSpec } from '@bluebird-bay/art-kit/picture-spec.ts';
import { pictureWidth } from '@bluebird-bay/art-kit/picture-width.ts';
import { printTileSvg } from '@bluebird-bay/art-kit/prints/tile.ts';
import { STAND_IN_PX } from '@bluebird-bay/storefront/src/page-runtime/names.ts';
import type { Log } from '@bluebird-bay/telemetry/log.ts';
import { PictureFiles } from './picture-files.ts';
import { pictureName, type RequestedPicture } from './picture-job.ts';
import { PictureQueue, type Urgency } from './picture-queue.ts';

const ADDRESS = /^\/pictures\/([0-9a-f]{6,16})\/([a-z0-9/-]{3,120})@(\d{3,4})\.([a-z]{4})$/;
/**
 * How long a visitor waits for a picture that is being drawn. A browser keeps six connections to a host; if slow
 * pictures held them all, the cart would wait behind them. The drawing goes on, and the page asks again:
 * `stand-in-pictures.ts`.
 */
const PATIENCE_MS = 1_500;

/** Stand-ins say so by their size: the page knows them by it, and boxes stretch them. */
const OWN_SIZE = /width="\d+" height="\d+"/;
const STAND_IN_SIZE = `width="${STAND_IN_PX}" height="${STAND_IN_PX}"`;
const standInDocument = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${STAND_IN_SIZE} viewBox="0 0 1 1">${body}</svg>`;
const PLAIN_GROUND = standInDocument('<rect width="1" height="1" fill="#f7e3d0"/>');
/** A doll layer that cannot be drawn must not hide the layers below. */
const NOTHING = standInDocument('');

export interface Pictures {
  /** Path of a picture: drawn on the first request, the same for ever after. Scenes come as AVIF too. */
  url(spec: string, width: number, format?: PictureFormat): string;
  /** Everything before the spec in such a path. */
  readonly base: string;
  fetch(request: Request): Promise<Response>;
  /** Draws a picture ahead of time; says whether it can be had. */
  prepare(picture: RequestedPicture): Promise<boolean>;
  stop(): void;
}

export interface PicturesOptions {
  /** Folder of the drawn pictures. */
  cacheDir: string;
  log: Log;
  /** Drawing processes; absent, one for each core: they step back for whoever answers the shopper. */
  workers?: number;
  /** The module of the drawing process; tests give one that dies. */
  workerModule?: URL;
  /** Whether the disk has room for what is drawn; it has unless told. */
  hasRoom?: () => boolean;
}

function standIn(spec: PictureSpec): string {
  switch (spec.kind) {
    case 'product':
      return printTileSvg(spec.colourway).replace(OWN_SIZE, STAND_IN_SIZE);
    case 'print':
      return printTileSvg(spec.colourway);
    case 'scene':
      return PLAIN_GROUND;
    case 'doll':
    case 'doll-piece':
      return NOTHING;
  }
}

/** A picture that cannot be drawn, or not in time, shows the cloth it is made of, or a plain ground where it shows no cloth. */
const swatch = (spec: PictureSpec): Response =>
  new Response(standIn(spec), { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' } });

const notFound = (): Response =>
  new Response('There is no such picture.', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });

/** The pictures of the shop under `/pictures/…`, drawn by the art kit in processes of their own and kept on disk. */
export function createPictures(options: PicturesOptions): Pictures {
  const { cacheDir, log, workers, workerModule, hasRoom = () => true } = options;
  const version = kitVersion();
  const files = new PictureFiles(cacheDir, version);
  const queue = new PictureQueue(
    workerModule ?? new URL('draw-worker.ts', import.meta.url),
    workers ?? availableParallelism(),
  );
  const base = `/pictures/${version}`;
  void files.dropOtherVersions();

  const draw = (picture: RequestedPicture, urgency: Urgency): Promise<Buffer> =>
    queue.draw(picture, urgency).then((bytes) => files.write(pictureName(picture), bytes, hasRoom()));

  async function drawn(picture: RequestedPicture): Promise<Buffer> {
    const stored = await files.read(pictureName(picture));
    if (stored) return stored;
    const drawing = draw(picture, 'now');
    // Whoever lost patience no longer listens; a failure is then said at the next request.
    drawing.catch(() => {});
    return drawing;
  }

  async function fetch(request: Request): Promise<Response> {
    const [, asked, address = '', size, ending = ''] = ADDRESS.exec(new URL(request.url).pathname) ?? [];
    const spec = parsePictureSpec(address);
    const width = spec && pictureWidth(spec, Number(size));
    const format = spec && pictureFormat(spec, ending);
    if (!spec || !width || !format) return notFound();
    try {
      const bytes = await Promise.race([
        drawn({ spec: address, width, format }),
        sleep(PATIENCE_MS, undefined, { ref: false }),
      ]);
      if (!bytes) return swatch(spec);
      // A picture of an earlier kit is answered with today's, but not for ever.
      const caching = asked === version ? 'public, max-age=31536000, immutable' : 'public, max-age=300';
      return new Response(new Uint8Array(bytes), {
        headers: { 'content-type': `image/${format}`, 'cache-control': caching },
      });
    } catch (error) {
      log.warn('a picture could not be drawn', { picture: `${address}@${width}.${format}` }, error);
      return swatch(spec);
    }
  }

  return {
    base,
    fetch,
    url: (spec, width, format = 'webp') => `${base}/${pictureName({ spec, width, format })}`,
    prepare: async (picture) =>
      (await files.has(pictureName(picture))) ||
      draw(picture, 'ahead').then(
        () => true,
        () => false,
      ),
    stop: () => queue.stop(),
  };
}
