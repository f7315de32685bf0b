/** What a piece is made of and how it wants to be treated. */
export interface Fabric {
  fabric: string;
  care: string;
}

/** The cloths of the studio. */
export const FABRICS = {
  swim: {
    fabric: '82% recycled nylon, 18% elastane, fully lined in the same. Chlorine and sun cream do not trouble it.',
    care: 'Rinse cold, dry in the shade, never iron a daisy.',
  },
  eyelet: {
    fabric: '78% recycled polyamide, 22% elastane with stitched eyelets, lined.',
    care: 'Wash cold in a bag, dry flat. The eyelets dislike zips.',
  },
  quickDry: {
    fabric: '100% recycled polyester, woven with a little mechanical stretch. Mesh lining.',
    care: 'Cold wash, hang up, wear again in an hour.',
  },
  viscose: {
    fabric: '100% viscose from managed forests, light enough to see the wind in.',
    care: 'Cold gentle wash, iron warm on the wrong side.',
  },
  cotton: {
    fabric: '100% organic cotton, washed once so that it shrinks before you do.',
    care: 'Wash at 30, with things of its own colour.',
  },
  terry: {
    fabric: '100% organic cotton terry, 420 grams a square metre.',
    care: 'Wash at 40 without softener; softener makes towels forget their job.',
  },
  canvas: {
    fabric: '340 gram organic cotton canvas, cotton webbing, brass snap.',
    care: 'Wipe with a wet cloth. Sand shakes out.',
  },
  fleece: {
    fabric: '85% organic cotton, 15% recycled polyester, brushed inside.',
    care: 'Wash at 30 inside out, skip the dryer.',
  },
  puffer: {
    fabric: 'Recycled ripstop shell, recycled fill, no feathers were asked to leave.',
    care: 'Gentle wash at 30, tumble low with two tennis balls.',
  },
  neoprene: {
    fabric: '3 mm limestone neoprene with a recycled jersey face, nickel-free zip.',
    care: 'Rinse after salt water and leave the zip open.',
  },
  beads: {
    fabric: 'Glass beads on waxed cotton, lobster clasp.',
    care: 'Take it off before the water does.',
  },
  acetate: {
    fabric: 'Plant-based acetate with a steel spring.',
    care: 'Keep it out of hot cars.',
  },
  paper: {
    fabric: 'Matt vinyl, waterproof, leaves no glue behind.',
    care: 'Press on, rub flat, think before the laptop.',
  },
} as const satisfies Record<string, Fabric>;

export type FabricId = keyof typeof FABRICS;
