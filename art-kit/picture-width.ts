import type { PictureSpec } from './picture-spec.ts';

const USUAL = [400, 800, 1200, 1920] as const;
/** Prints are dots beside a product too. */
const OF_PRINTS = [100, ...USUAL] as const;
/** As chats show links. */
const OF_LOOKS = [1200] as const;
/** A card of the wardrobe, at twice its size. */
const OF_CUT_OUTS = [200] as const;
/** Once and twice the size of the doll on the stage. */
const OF_DOLLS = [300, 600] as const;

export type PictureWidth = (typeof OF_PRINTS)[number] | (typeof OF_CUT_OUTS)[number] | (typeof OF_DOLLS)[number];

/** The widths a picture is served in, in pixels. */
function widthsOf({ kind }: Pick<PictureSpec, 'kind'>): readonly PictureWidth[] {
  switch (kind) {
    case 'product':
    case 'scene':
      return USUAL;
    case 'print':
      return OF_PRINTS;
    case 'cut-out':
      return OF_CUT_OUTS;
    case 'look':
      return OF_LOOKS;
    case 'doll':
    case 'doll-piece':
      return OF_DOLLS;
  }
}

/** A width that the picture is served in, or undefined for any other number. */
export function pictureWidth(spec: Pick<PictureSpec, 'kind'>, pixels: number): PictureWidth | undefined {
  return widthsOf(spec).find((width) => width === pixels);
}

/** The narrowest width the picture is served in that is as wide as this, or its widest. */
export function settledWidth(spec: Pick<PictureSpec, 'kind'>, pixels: number): PictureWidth {
  const widths = widthsOf(spec);
  return widths.find((width) => width >= pixels) ?? widths.at(-1) ?? USUAL[0];
}
