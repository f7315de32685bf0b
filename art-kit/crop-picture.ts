import sharp from 'sharp';
import { type PictureFormat, packPicture } from './picture-format.ts';

/** Which part of a picture is kept where it is cut to another shape. */
export type CropPosition = 'centre' | 'top' | 'bottom' | 'left' | 'right';

/** Cuts a drawn picture to a shape, as large as it goes, and packs it again. `ratio` is its width over its height. */
export async function cropPicture(
  packed: Uint8Array,
  { ratio, position, format }: { ratio: number; position: CropPosition; format: PictureFormat },
): Promise<Buffer> {
  const picture = sharp(packed);
  const { width, height, hasAlpha } = await picture.metadata();
  const size = width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio };
  const cut = picture.resize(Math.round(size.width), Math.round(size.height), { fit: 'cover', position });
  return packPicture(cut, format, { transparent: hasAlpha });
}
