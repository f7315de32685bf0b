import type { PictureSpec } from './picture-spec.ts';

/** How pictures are packed. AVIF is a third smaller and several times slower, so only scenes come in it. */
export const PICTURE_FORMATS = ['webp', 'avif'] as const;

export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The format of that name if the picture is served in it, else undefined. */
export function pictureFormat({ kind }: PictureSpec, name: string): PictureFormat | undefined {
  const format = PICTURE_FORMATS.find((known) => known === name);
  return format === 'avif' && kind !== 'scene' ? undefined : format;
}
