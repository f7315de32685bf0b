/** The widths pictures are served in, in pixels. */
export const PICTURE_WIDTHS = [400, 800, 1200, 1920] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** A width that pictures are served in, or undefined for any other number. */
export function pictureWidth(pixels: number): PictureWidth | undefined {
  return PICTURE_WIDTHS.find((width) => width === pixels);
}
