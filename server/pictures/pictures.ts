import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { kitVersion } from '@bluebird-bay/art-kit/kit-version.ts';
import { type PictureSpec, parsePictureSpec } from '@bluebird-bay/art-kit/picture-spec.ts';
import { pictureWidth } from '@bluebird-bay/art-kit/picture-width.ts';
import { printTileSvg } from '@bluebird-bay/art-kit/prints/tile.ts';
import { PictureFiles } from './picture-files.ts';
import { PictureQueue, type Urgency } from './picture-queue.ts';

const ADDRESS = /^\/pictures\/([0-9a-f]{6,16})\/([a-z0-9/-]{3,120})@(\d{3,4})\.webp$/;
/**
 * How long a visitor waits for a picture that is being drawn. A browser keeps six connections to a host; if slow pictures
 * held them all, the bag would wait behind them. The drawing goes on, and the next look has it.
 */
const PATIENCE_MS = 2_500;
const PLAIN_GROUND =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5" fill="#f7e3d0"/></svg>';

export interface Pictures {
  /** Path of a picture: drawn on the first request, the same for ever after. */
  url(spec: string, width: number): string;
  /** Everything before the spec in such a path. */
  readonly base: string;
  fetch(request: Request): Promise<Response>;
  /** Draws a picture ahead of time; says whether it can be had. */
  prepare(spec: string, width: number): Promise<boolean>;
  stop(): void;
}

export interface PicturesOptions {
  /** Folder of the drawn pictures. */
  cacheDir: string;
  log: (line: string) => void;
  /** The module of the drawing process; tests give one that dies. */
  workerModule?: URL;
}

/** A picture that cannot be drawn, or not in time, shows the cloth it is made of, or a plain ground where it shows no cloth. */
function swatch(spec: PictureSpec): Response {
  const svg = 'colourway' in spec ? printTileSvg(spec.colourway) : PLAIN_GROUND;
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' } });
}

const notFound = (): Response =>
  new Response('There is no such picture.', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });

/** The pictures of the shop under `/pictures/…`, drawn by the art kit in processes of their own and kept on disk. */
export function createPictures({ cacheDir, log, workerModule }: PicturesOptions): Pictures {
  const version = kitVersion();
  const files = new PictureFiles(cacheDir, version);
  const workers = Math.max(1, availableParallelism() - 1);
  const queue = new PictureQueue(workerModule ?? new URL('draw-worker.ts', import.meta.url), workers);
  const base = `/pictures/${version}`;
  void files.dropOtherVersions();

  async function drawn(spec: string, width: number, urgency: Urgency): Promise<Buffer> {
    const name = `${spec}@${width}.webp`;
    const kept = await files.read(name);
    if (kept) return kept;
    const picture = queue.draw(spec, width, urgency).then((bytes) => files.write(name, bytes));
    // Whoever lost patience no longer listens; a failure is then said at the next request.
    picture.catch(() => {});
    return picture;
  }

  async function fetch(request: Request): Promise<Response> {
    const [, asked, address = '', size] = ADDRESS.exec(new URL(request.url).pathname) ?? [];
    const spec = parsePictureSpec(address);
    const width = pictureWidth(Number(size));
    if (!spec || !width) return notFound();
    try {
      const bytes = await Promise.race([drawn(address, width, 'now'), sleep(PATIENCE_MS, undefined, { ref: false })]);
      if (!bytes) return swatch(spec);
      // A picture of an earlier kit is answered with today's, but not for ever.
      const caching = asked === version ? 'public, max-age=31536000, immutable' : 'public, max-age=300';
      return new Response(new Uint8Array(bytes), {
        headers: { 'content-type': 'image/webp', 'cache-control': caching },
      });
    } catch (error) {
      log(`picture ${address}@${width}: ${error instanceof Error ? error.message : error}`);
      return swatch(spec);
    }
  }

  return {
    base,
    fetch,
    url: (spec, width) => `${base}/${spec}@${width}.webp`,
    prepare: (spec, width) =>
      drawn(spec, width, 'ahead').then(
        () => true,
        () => false,
      ),
    stop: () => queue.stop(),
  };
}
