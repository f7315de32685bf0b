import { drawRaster } from '../draw-picture.ts';
import { parsePictureSpec } from '../picture-spec.ts';
import type { Raster } from '../raster.ts';
import { contactSheet } from './contact-sheet.ts';

/** Pictures by their addresses, as large as a card shows them. */
interface CloserLook {
  readonly columns: number;
  readonly addresses: readonly string[];
}

const CARD = 400;

/** What has been weakest so far, and is looked at first. */
const CLOSER = {
  fifteen: {
    columns: 5,
    addresses: [
      'p/highshorts/polka/model-3',
      'p/visor/coral/model-1',
      'p/sunhat/cabana/model-2',
      'p/cap/coral/model-3',
      'p/puffer/coral/model-4',
      'p/knitpolo/coral/model-2',
      'p/highwaist/grape-soda/low-3',
      'p/wrapskort/coral/low-9',
      'p/headband/coral/model-4',
      'p/bralette/tie-dye-matcha/model-8',
      'p/twist/shibori/model-1',
      'p/sarong/wildflowers/model-4',
      'p/stickers/bluebird/flat-2',
      'p/necklace/coral/close-3',
      'p/clip/coral/close-3',
    ],
  },
  hands: {
    columns: 4,
    addresses: [
      'p/tieside/wildflowers/low-1-freya',
      'p/hipster/coral/low-4-yuna',
      'p/cheeky/coral/low-2-odile',
      'p/boyshort/ink/low-5-zuri',
      'p/scrunchie/coral/model-5-june',
      'p/onepiece/cabana/back-5-odile',
      'p/swimshorts/coral/model-1-theo',
      'p/skirt/coral/low-8-june',
    ],
  },
  pale: {
    columns: 4,
    addresses: [
      'p/scoop/coral/low-7-odile',
      'p/onepiece/cabana/low-6-freya',
      'p/onepiece/coral/side-3-freya',
      'p/bralette/tie-dye-matcha/model-3-odile',
      'p/triangle/coral/low-9-freya',
      'p/volley/wildflowers/model-2-arlo',
      'p/swimshorts/coral/model-4-magnus',
      'p/squareneck/cabana/back-8-freya',
    ],
  },
  brims: {
    columns: 5,
    addresses: [
      'p/visor/ink/low-11-safiya',
      'p/visor/cabana/low-14-mei',
      'p/visor/wildflowers/side-3-kofi',
      'p/sunhat/cabana/low-5-safiya',
      'p/sunhat/coral/model-8-odile',
      'p/cap/coral/low-12-theo',
      'p/cap/coral/model-15-noa',
      'p/bucket/coral/low-3-zuri',
      'p/boater/coral/model-5-zuri',
      'p/floppyhat/coral/low-8-wren',
    ],
  },
} as const satisfies Record<string, CloserLook>;

function* drawn({ addresses }: CloserLook): Generator<Raster> {
  for (const address of addresses) {
    const spec = parsePictureSpec(address);
    if (!spec) throw new RangeError(`No picture ${address}`);
    yield drawRaster(spec, CARD);
  }
}

/** A sheet for each closer look, by its name. */
export const CLOSER_SHEETS: Readonly<Record<string, () => Promise<Buffer>>> = Object.fromEntries(
  Object.entries<CloserLook>(CLOSER).map(([name, look]) => [name, () => contactSheet(drawn(look), look.columns)]),
);
