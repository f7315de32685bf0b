import { drawPicture } from '@bluebird-bay/art-kit/draw-picture.ts';
import { parsePictureSpec } from '@bluebird-bay/art-kit/picture-spec.ts';
import { pictureWidth } from '@bluebird-bay/art-kit/picture-width.ts';
import type { PictureJob, PictureResult } from './picture-job.ts';

/**
 * The process that draws. The rasteriser can end its whole process on odd input, so it never runs in the server:
 * this process may die at any time and is started again.
 */
async function draw({ id, spec, width }: PictureJob): Promise<PictureResult> {
  const parsed = parsePictureSpec(spec);
  const pixels = pictureWidth(width);
  if (!parsed || !pixels) return { id, problem: `unknown picture ${spec}@${width}` };
  try {
    return { id, bytes: await drawPicture(parsed, pixels) };
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (job: PictureJob) => {
  void draw(job).then((result) => process.send?.(result));
});
// Ctrl-C reaches the whole group of a terminal; the server says when this process ends.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit(0));
