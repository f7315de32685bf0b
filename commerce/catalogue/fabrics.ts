import type { Print } from './print.ts';

/** What a product is made of, how it wants to be treated, and what a story may say of it. */
export interface Fabric {
  fabric: string;
  care: string;
  /** One sentence each; a story takes one. They hold for every product made of it. */
  phrases: readonly [string, string, string, string, ...string[]];
}

/** The cloths of the studio. */
export const FABRICS = {
  swim: {
    fabric: '82% recycled nylon, 18% elastane, fully lined in the same. Chlorine and sun cream do not trouble it.',
    care: 'Rinse cold, dry in the shade, never iron a daisy.',
    phrases: [
      'The yarn was a fishing net in an earlier life; it has taken well to the change.',
      'Recycled nylon with enough stretch for a second helping.',
      'The cloth is matt, dense and dry again while you look for your keys.',
      'Chlorine, salt and factor fifty leave it unmoved.',
      'It is lined in its own fabric, so the inside is as good as the outside.',
      'Four-way stretch, printed after knitting, so the pattern stretches with you.',
      'Nearly a fifth of it is elastane, which is why it keeps its shape in September.',
      'Rinse it in cold water and it will outlast the holiday it was bought for.',
      'The fabric blocks the sun as well as a shirt does, which is more than a shirt does wet.',
      'Two layers, flat seams, and no label to scratch: the words are printed inside.',
      'It dries on a railing in the time it takes to lose a game of cards.',
      'A soft, heavy knit that does not go see-through when it gets wet.',
      'Nets in, swimwear out: the yarn comes with a number you can look up.',
      'It feels dry to the hand even when it is not.',
      'The colour goes all the way into the yarn and has no plans to leave.',
      'A cloth with a good memory: it goes back to where it was cut.',
      'The lining is the same recycled knit, so nothing inside shows through at the edges.',
      'Smooth on the skin, firm in the water, quiet on the hanger.',
    ],
  },
  eyelet: {
    fabric: '78% recycled polyamide, 22% elastane with stitched eyelets, fully lined.',
    care: 'Wash cold in a bag, dry flat. The eyelets dislike zips.',
    phrases: [
      'The eyelets are stitched, not printed, and the lining behind them is solid.',
      'Embroidered stretch cloth: pretty at arm’s length, clever up close.',
      'Fully lined, so the holes are a matter of texture only.',
      'The stitching moves with the stretch, which took the embroiderer some patience.',
      'It wants a wash bag and a flat place to dry; that is all it wants.',
      'A heavier hand than our printed cloth, and a crisper line.',
    ],
  },
  rib: {
    fabric: '76% recycled polyamide, 24% elastane in a fine rib, lined at the front.',
    care: 'Rinse cold, squeeze, do not wring. Dry in the shade.',
    phrases: [
      'A fine rib with a quarter of elastane: it gives where you do.',
      'The ridges are knitted in, so they are still there after the third summer.',
      'It stretches a full size and comes back without a sulk.',
      'Ribbed cloth holds without squeezing, like a good handshake.',
      'Thick enough to be opaque, soft enough to forget.',
      'The texture hides the small things; the knit takes care of the rest.',
      'Made without print or dye bath: the yarn is coloured before it is knitted.',
    ],
  },
  terrySwim: {
    fabric: '72% recycled polyamide, 18% cotton, 10% elastane, short loops outside, smooth inside.',
    care: 'Rinse cold, shake out the sand, line dry.',
    phrases: [
      'Loops outside, smooth inside: a towel on good terms with the water.',
      'The loops are short, so it does not drink the pool.',
      'Terry that stretches, which is rarer than it should be.',
      'Soft from the first wear, and warmer than it looks when the wind comes up.',
      'A little cotton in the loops, a lot of stretch in the back.',
    ],
  },
  seersucker: {
    fabric: '80% recycled polyamide, 20% elastane with a woven pucker, fully lined.',
    care: 'Rinse cold, hang wet. Ironing would be an insult.',
    phrases: [
      'The pucker is woven in, so it cannot be ironed out by accident or on purpose.',
      'Crinkled stretch cloth that keeps a little air between it and you.',
      'It fits closely without clinging, thanks to all those small bumps.',
      'Light, dry and rumpled from new.',
      'One size of crinkle fits all; it relaxes where it must.',
    ],
  },
  offcut: {
    fabric: 'Offcuts of our swimwear: 82% recycled nylon, 18% elastane.',
    care: 'Wash with the bikini it came from.',
    phrases: [
      'All of it is offcut; the cloth would otherwise have been stuffing.',
      'Swim fabric, so it dries in your hair or out of it.',
      'We cut these from the corners a swimsuit pattern leaves over.',
      'The cloth has stretch, the elastic has more.',
      'Salt and chlorine do it no harm, nor does a night in a gym bag.',
      'Waste, strictly speaking, but very good waste.',
      'No two show quite the same corner of the print.',
    ],
  },
  quickDry: {
    fabric: '100% recycled polyester, woven with a little mechanical stretch. Mesh lining.',
    care: 'Cold wash, hang up, wear again in an hour.',
    phrases: [
      'The cloth is woven from bottles and stretches without any elastane.',
      'Water beads, thinks about it, and leaves.',
      'It is dry before the tide has turned.',
      'A light weave with a dry hand, lined in mesh you will not notice.',
      'Wash it cold and hang it up; it does the rest by itself.',
      'Recycled polyester that sounds like cloth and not like a tent.',
      'The weave is tight enough to keep sand out of the print.',
      'Seams are flat and stitched twice, since ladders are rough.',
    ],
  },
  viscose: {
    fabric: '100% viscose from managed forests, light enough to see the wind in.',
    care: 'Cold gentle wash, iron warm on the wrong side.',
    phrases: [
      'Viscose from managed forests: it hangs like silk and washes like a shirt.',
      'The cloth is so light that it arrives a second after you do.',
      'It is cool to the touch at noon and still cool at three.',
      'A fluid weave that forgives a night in a suitcase.',
      'It weighs less than the hanger it comes on.',
      'Drapes where it should and lets go where it should.',
      'Wash it cold and gently and it will stay as soft as this.',
      'The print goes right through to the back, so the wrong side is nearly right.',
    ],
  },
  cotton: {
    fabric: '100% organic cotton, washed once so that it shrinks before you do.',
    care: 'Wash at 30, with things of its own colour.',
    phrases: [
      'Organic cotton, washed once already, so the shrinking is behind it.',
      'The cotton softens every wash and has a long way to go.',
      'A firm, plain weave that holds a crease only if you insist.',
      'It is cotton through and through, thread included.',
      'Washed before it was cut, so it is the same size in July as it was in May.',
      'Sun fades it kindly, evenly and slowly.',
      'The cloth was woven two valleys from where it was sewn.',
    ],
  },
  cottonEyelet: {
    fabric: '100% organic cotton with stitched eyelets, lined where it counts.',
    care: 'Wash at 30 in a bag, iron damp.',
    phrases: [
      'Cotton with needlework in it: the breeze has been let in on purpose.',
      'The eyelets are stitched round by round, and the lining is plain and modest.',
      'Iron it damp and it looks like an heirloom; leave it and it looks like Tuesday.',
      'White-dress cloth with a summer job.',
    ],
  },
  cottonSeersucker: {
    fabric: '100% organic cotton seersucker.',
    care: 'Wash at 30, hang wet, put the iron away.',
    phrases: [
      'Cotton seersucker, which was invented for exactly this weather.',
      'The pucker holds it off the skin, and the air does the rest.',
      'It is creased by design, so a suitcase cannot hurt it.',
      'Crisp without starch, cool without shade.',
    ],
  },
  terry: {
    fabric: '100% organic cotton terry, 420 grams a square metre.',
    care: 'Wash at 40 without softener; softener makes towels forget their job.',
    phrases: [
      'Heavy organic cotton with loops that know their work.',
      'It drinks about its own weight in water and does not brag.',
      'Skip the softener: a towel should have grip.',
      'The yarn is dyed before weaving, so both sides tell the same story.',
      'Line-dried it is brisk, tumbled it is a cloud; both are allowed.',
      'It gets thirstier for the first five washes and then stays that way.',
      'Dense loops, firm edges, a corner that never curls.',
      'Cotton terry of the weight hotels used to buy.',
    ],
  },
  canvas: {
    fabric: '340 gram organic cotton canvas, rolled handles in the second colour of the print.',
    care: 'Wipe with a wet cloth. Sand shakes out.',
    phrases: [
      'The canvas is of the weight sailmakers use for the small sails.',
      'Seams are bound inside, so no thread ends up in your sandwich.',
      'Wipe it down, shake it out, hang it up.',
      'It softens in a year and is just getting going.',
      'The handles are stitched in a square with a cross, as rope people do it.',
      'No lining: you can turn it out and see every crumb go.',
    ],
  },
  fleece: {
    fabric: '85% organic cotton, 15% recycled polyester, brushed inside.',
    care: 'Wash at 30 inside out, skip the dryer.',
    phrases: [
      'Brushed on the inside, plain on the outside, honest at the seams.',
      'Organic cotton with a little recycled strength for the elbows.',
      'Heavy enough to mean it, soft enough to nap in.',
      'It has the weight of a blanket with sleeves.',
      'Wash it inside out and the fleece stays fleece.',
      'The knit is dense, so wind has to go round.',
    ],
  },
  puffer: {
    fabric: 'Recycled ripstop shell, recycled fill, no feathers were asked to leave.',
    care: 'Gentle wash at 30, tumble low with two tennis balls.',
    phrases: [
      'The fill is recycled and does not mind getting damp.',
      'Ripstop outside, so a bramble stays a small matter.',
      'No feathers, no guilt, no sneezing.',
      'Two tennis balls in the dryer bring it back to full height.',
      'It keeps warm even when your hair drips on it.',
    ],
  },
  neoprene: {
    fabric: '3 mm limestone neoprene with a recycled jersey face, nickel-free zip.',
    care: 'Rinse after salt water and leave the zip open.',
    phrases: [
      'Wetsuit cloth, made from limestone and faced in recycled jersey.',
      'It cushions a phone, keeps in a wet swimsuit and rinses clean.',
      'Three millimetres of foam with a print on top.',
      'The seams are stitched and taped, as on the real suits.',
      'Drop it in the sink, shake it, done.',
      'It bounces a little, which is good for sunglasses.',
      'Leave it open to dry and it will never smell of last summer.',
    ],
  },
  satin: {
    fabric: '100% recycled polyester satin, printed on both sides.',
    care: 'Wash cold by hand, iron cool.',
    phrases: [
      'A satin with some body, so a knot stays where you put it.',
      'Printed on both sides, for people who do not fold with care.',
      'It slips through a ring and holds in the wind.',
      'Washes in a hotel sink, dries on a hotel tap.',
      'The sheen is low; this is not a pyjama.',
      'Light, dense, cool on the neck.',
    ],
  },
  straw: {
    fabric: 'Paper straw, cotton cord inside, satin band.',
    care: 'Keep it out of the rain; steam brings back the brim.',
    phrases: [
      'Paper straw: light, springy and patient with luggage.',
      'A kettle’s worth of steam puts the brim back where it was.',
      'It lets the breeze in at the crown.',
      'Not for rain, but what is.',
      'Woven in one spiral from the top of the head outwards.',
    ],
  },
  beads: {
    fabric: 'Glass and brass beads on waxed cotton, lobster clasp.',
    care: 'Take it off before the water does.',
    phrases: [
      'Glass, cotton and a clasp you can work with wet fingers.',
      'Each bead is tied off, so if the thread goes you lose one and not forty.',
      'It warms up on the skin and stays warm.',
      'The waxed thread is stronger than it looks, like most of us.',
      'Take it off to swim; brass and salt do not get along.',
    ],
  },
  raffia: {
    fabric: 'Hand-woven raffia, wired at the edge; the scarf is cotton voile.',
    care: 'Shape it with damp hands; wash the scarf with your shirts.',
    phrases: [
      'Raffia, which is a palm leaf with ambitions.',
      'Woven by hand, so the rows wander a little, and so they should.',
      'Light enough to forget and wide enough to share.',
      'Damp it, shape it, leave it in the shade for an hour: a new hat.',
    ],
  },
  pearl: {
    fabric: 'River pearls and glass, knotted on silk, gold-plated clasp.',
    care: 'Last on, first off; wipe with something soft.',
    phrases: [
      'Pearls that grew in a river and took their time.',
      'They arrive cool and are warm before you reach the door.',
      'Strung on silk with a knot behind each, the slow way.',
      'Sun cream dulls them; put them on after it, like a good mood.',
    ],
  },
  stoneware: {
    fabric: 'Glazed stoneware on a waxed cotton cord.',
    care: 'Salt water is fine; the bathroom floor is not.',
    phrases: [
      'Stoneware, fired twice: once for the clay and once for the print.',
      'The glaze is smooth as a wet stone, which it is most afternoons.',
      'Salt does nothing to it. We left one in a rock pool from May to July.',
      'It clicks on a table like a coin that is worth more.',
    ],
  },
  acetate: {
    fabric: 'Plant-based acetate with a steel spring.',
    care: 'Keep it out of hot cars.',
    phrases: [
      'Acetate made from wood pulp, polished by tumbling it with wooden pegs.',
      'The spring is steel and has been opened ten thousand times by a machine with nothing better to do.',
      'Smooth edges, no seam, no snag.',
      'Do not leave it on a dashboard; it will relax.',
      'It has the weight of a good pair of sunglasses.',
    ],
  },
  paper: {
    fabric: 'Matt vinyl-free film, waterproof, leaves no glue behind.',
    care: 'Press on, rub flat, think before the laptop.',
    phrases: [
      'Printed on a film that takes water, sun and second thoughts.',
      'Matt on top, so they look drawn on.',
      'The glue holds for years and lets go in one piece.',
      'Cut with a hair of white around each, as stickers should be.',
      'They bend round a bottle without lifting at the corners.',
      'No plastic sleeve: they come in card.',
    ],
  },
} as const satisfies Record<string, Fabric>;

export type FabricId = keyof typeof FABRICS;

const SWIM_CLOTH = { eyelet: 'eyelet', rib: 'rib', terry: 'terrySwim', seersucker: 'seersucker' } as const;
const DRY_CLOTH = { eyelet: 'cottonEyelet', seersucker: 'cottonSeersucker', terry: 'terry' } as const;
const DRY: ReadonlySet<FabricId> = new Set(['viscose', 'cotton']);

/** What a style is made of in this print: its own fabric, unless the print is a cloth of its own. */
export function fabricOf(styleFabric: FabricId, { cloth }: Print): FabricId {
  if (cloth && styleFabric === 'swim') return SWIM_CLOTH[cloth];
  if (cloth && cloth !== 'rib' && DRY.has(styleFabric)) return DRY_CLOTH[cloth];
  return styleFabric;
}
