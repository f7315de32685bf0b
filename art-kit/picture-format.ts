import type { PictureSpec } from './picture-spec.ts';

/**
 * How pictures are packed. AVIF is a third smaller and several times slower, so only scenes come in it. JPEG is what every mail
 * program shows: what may stand in an email comes in it too.
 */
export const PICTURE_FORMATS = ['webp', 'avif', 'jpeg'] as const;

export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The format of that name if the picture is served in it, else undefined. */
export function pictureFormat({ kind }: PictureSpec, name: string): PictureFormat | undefined {
  const format = PICTURE_FORMATS.find((known) => known === name);
  if (format === 'avif') return kind === 'scene' ? format : undefined;
  if (format === 'jpeg') return kind === 'scene' || kind === 'product' ? format : undefined;
  return format;
}
