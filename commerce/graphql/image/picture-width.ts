/** The widths pictures are drawn in. */
const WIDEST = 1200;
const WIDTHS: readonly number[] = [400, 800, WIDEST];
/** A print is a dot beside its product too. */
const WIDTHS_OF_PRINTS: readonly number[] = [100, ...WIDTHS];

/** The width of a picture shown without a requested size, and of one whose own width is unknown. */
const PLAIN_WIDTH = 800;

/** What a client wants of a picture, and how large the picture is; all in pixels. */
export interface RequestedSize {
  maxWidth?: number | null | undefined;
  maxHeight?: number | null | undefined;
  scale?: number | null | undefined;
  /** Where to crop; absent for the whole picture. */
  crop?: string | null | undefined;
}

/**
 * The narrowest drawn width that fills the requested one; the widest for a larger request. Who wants a picture cropped gets it
 * large enough to fill the frame.
 */
export function pictureWidth(
  requested: RequestedSize | undefined,
  picture: { spec: string; width: number | null; height: number | null },
): number {
  const scale = requested?.scale ?? 1;
  const ratio = picture.width !== null && picture.height ? picture.width / picture.height : 1;
  const targetWidths = [
    ...(requested?.maxWidth ? [requested.maxWidth * scale] : []),
    ...(requested?.maxHeight ? [requested.maxHeight * scale * ratio] : []),
  ];
  const fit = requested?.crop ? Math.max : Math.min;
  const targetWidth = targetWidths.length > 0 ? fit(...targetWidths) : (picture.width ?? PLAIN_WIDTH);
  const widths = picture.spec.startsWith('t/') ? WIDTHS_OF_PRINTS : WIDTHS;
  return widths.find((width) => width >= targetWidth) ?? WIDEST;
}
