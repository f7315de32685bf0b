import { setPriority } from 'node:os';
import { drawPicture } from '@bluebird-bay/art-kit/draw-picture.ts';
import { pictureFormat } from '@bluebird-bay/art-kit/picture-format.ts';
import { parsePictureSpec } from '@bluebird-bay/art-kit/picture-spec.ts';
import { pictureWidth } from '@bluebird-bay/art-kit/picture-width.ts';
import { type PictureJob, type PictureResult, pictureName } from './picture-job.ts';

/**
 * The process that draws. The rasteriser can end its whole process on odd input, so it never runs in the server:
 * this process may die at any time and is started again.
 */
async function draw(job: PictureJob): Promise<PictureResult> {
  const { id } = job;
  const spec = parsePictureSpec(job.spec);
  const width = spec && pictureWidth(spec, job.width);
  const format = spec && pictureFormat(spec, job.format);
  const memory = (): number => process.memoryUsage.rss();
  if (!spec || !width || !format) return { id, memory: memory(), problem: `unknown picture ${pictureName(job)}` };
  try {
    const bytes = await drawPicture(spec, width, format);
    return { id, memory: memory(), bytes };
  } catch (error) {
    return { id, memory: memory(), problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Whoever waits for a page goes before whoever draws: well below, where the system lets us. */
const DRAWING_PRIORITY = 10;
try {
  setPriority(DRAWING_PRIORITY);
} catch {
  // Drawing goes on as it is.
}

process.on('message', (job: PictureJob) => {
  void draw(job).then((result) => process.send?.(result));
});
// Ctrl-C reaches the whole group of a terminal; the server says when this process ends.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit(0));
