/** The widths pictures are drawn in. */
const WIDEST = 1200;
const WIDTHS: readonly number[] = [400, 800, WIDEST];

/** The width of a picture shown without a wish, and of one whose own width is unknown. */
const PLAIN_WIDTH = 800;

/** What a client wants of a picture, and how large the picture is; all in pixels. */
export interface WantedSize {
  maxWidth?: number | null | undefined;
  maxHeight?: number | null | undefined;
  scale?: number | null | undefined;
}

/** The narrowest drawn width that fills the wanted one; the widest for a greater wish. */
export function pictureWidth(
  wanted: WantedSize | undefined,
  picture: { width: number | null; height: number | null },
): number {
  const scale = wanted?.scale ?? 1;
  const ratio = picture.width !== null && picture.height ? picture.width / picture.height : 1;
  const wishes = [
    ...(wanted?.maxWidth ? [wanted.maxWidth * scale] : []),
    ...(wanted?.maxHeight ? [wanted.maxHeight * scale * ratio] : []),
  ];
  const wish = wishes.length > 0 ? Math.min(...wishes) : (picture.width ?? PLAIN_WIDTH);
  return WIDTHS.find((width) => width >= wish) ?? WIDEST;
}
