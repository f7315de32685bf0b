import { type View, viewsOfCut } from './cut-views.ts';
import { seedOf } from './seeded.ts';
import type { Kind } from './style.ts';

/** A picture as the art kit addresses it, and what it shows in words. */
export interface Picture {
  spec: string;
  alt: string;
}

/** What the flat lay of a cut shows, for those who cannot see it. */
const CUT_LOOKS: Readonly<Record<string, string>> = {
  triangle: 'two triangles on a band, with ties at neck and back',
  scoop: 'a crop top with a scooped neck and wide straps',
  twist: 'a bandeau knotted in the middle, with a halter strap',
  bralette: 'a V-neck crop with a gathered band',
  balconette: 'two cups cut straight across, on thin straps',
  oneshoulder: 'a crop top with a single strap',
  highwaist: 'high-waisted briefs with full sides',
  cheeky: 'briefs with a wide, smooth waist',
  tieside: 'briefs with a bow at each hip',
  hipster: 'briefs with wide sides',
  boyshort: 'briefs with a short leg',
  onepiece: 'a swimsuit with a scooped neck',
  plunge: 'a swimsuit with a deep V and a buckled belt',
  squareneck: 'a swimsuit with a square neck',
  skirt: 'a short wrap skirt with a ruffled hem, tied at the hip',
  skort: 'a pleated skort with a wide waistband',
  dress: 'a sleeveless dress in three gathered tiers',
  kaftan: 'a short kaftan, drawn in at the waist',
  boardshorts: 'knee-length shorts laced at the front',
  swimshorts: 'mid-thigh shorts with a cord',
  shorts: 'short shorts with piped, rounded edges',
  polo: 'a short-sleeved shirt with a collar and a chest pocket',
  hoodie: 'a hoodie with a front pocket and ribbed cuffs',
  puffer: 'a quilted jacket with a zip',
  towel: 'a fringed towel hung over a rod',
  sarong: 'a sarong tied at one corner',
  scarf: 'a folded square with a border, one corner turned',
  bucket: 'a bucket hat with a stitched brim',
  sunhat: 'a straw hat with a printed band',
  boater: 'a stiff straw hat with a flat crown and a printed ribbon',
  floppyhat: 'a wide raffia hat with a printed scarf knotted round it',
  cap: 'a cap with a plain peak',
  visor: 'a visor with a wide peak',
  tote: 'a square bag with two rolled handles',
  pouch: 'a flat pouch with a zip and a cord',
  wristlet: 'a small bag with a flap and a wrist strap',
  scrunchie: 'a full, gathered ring',
  headband: 'a padded band with a knot on top',
  clip: 'a claw clip with long teeth',
  necklace: 'a string of beads with one shell',
  pearls: 'a strand of pearls with a flower',
  pendant: 'a printed disc on a knotted cord',
  slip: 'a slip dress with a draped neck on thin straps',
  shirtdress: 'a buttoned shirt dress with a tie belt',
  pleatskirt: 'a long pleated skirt with a plain waistband',
  maxiskirt: 'a long skirt in three tiers with tasselled ties',
  wrapskort: 'shorts with a curved skirt panel across the front',
  flareskort: 'shorts under two flounces',
  highshorts: 'high-waisted shorts with pleats and turned-up hems',
  paperbag: 'wide shorts gathered under a belt with a bow',
  trunks: 'short shorts with a snap and a band at each hem',
  volley: 'shorts with long laces and a stripe down each side',
  longboards: 'long laced shorts with a plain panel round the legs',
  scallops: 'tied shorts with a hem that curves up at the sides',
  knitpolo: 'a polo with a ribbed collar, cuffs and hem',
  cabanashirt: 'a short-sleeved shirt with two plain panels',
  ziphoodie: 'a hoodie with a zip and two pockets',
  crophoodie: 'a short hoodie with a cord at the hem',
  puffervest: 'a quilted vest with a zip',
  longpuffer: 'a long quilted coat with a cord at the waist',
  shortsarong: 'a short sarong with a rounded, bound hem',
  fringesarong: 'a sarong with a fringe and a flat knot',
  waistchain: 'a string of small beads with five drops',
  shades: 'folded sunglasses',
  sandals: 'a pair of slides with a broad strap',
  giftcard: 'a printed card in an envelope',
  stickers: 'a sheet with six stickers',
};

/** What there is to see close up where nothing is sewn. */
const CLOSE_LOOKS: Readonly<Partial<Record<Kind, string>>> = {
  necklace: 'Close-up of the string',
  'waist-chain': 'Close-up of the beads and drops',
  'sticker-pack': 'Close-up of the edges and the print',
  clip: 'Close-up of the teeth and the polish',
};

/** What the nearer picture of somebody wearing it shows, where that is not waist to knee. */
const LOW_LOOKS: Readonly<Partial<Record<Kind, string>>> = {
  set: 'from chin to hip',
  'waist-chain': 'round the hips',
};

type Shot = View | 'again';

const OTHER_HALF_BESIDE: ReadonlySet<Kind> = new Set(['top', 'bottoms', 'set']);

function altOf(shot: Shot, name: string, cut: string, kind: Kind): string {
  switch (shot) {
    case 'flat':
      return `${name}, laid flat: ${CUT_LOOKS[cut] ?? 'the whole piece'}`;
    case 'again':
      return `${name} a second time, on paper of another colour`;
    case 'model':
      return `${name}, worn, seen from the front`;
    case 'low':
      return `${name}, worn, ${LOW_LOOKS[kind] ?? 'from waist to knee'}`;
    case 'close':
      return `${CLOSE_LOOKS[kind] ?? 'Close-up of the cloth and the sewing'} of ${name}`;
    case 'set':
      return OTHER_HALF_BESIDE.has(kind)
        ? `${name}, top and bottoms laid out together`
        : `${name}, laid out with what goes with it`;
  }
}

/** Where the lower half is the point of it. */
const LOWER_HALF: ReadonlySet<Kind> = new Set([
  'waist-chain',
  'bottoms',
  'set',
  'skirt',
  'skort',
  'sarong',
  'shorts',
  'board-shorts',
  'swim-shorts',
]);

const FEWEST_PICTURES = 3;

/** Every fifth product or so leads with somebody wearing it, so that a list is not all flat lays. */
function leadsWithModel(handle: string): boolean {
  return seedOf(`lead ${handle}`) % 5 === 0;
}

function shotsOf(kind: Kind, cut: string, handle: string): Shot[] {
  const available = viewsOfCut(cut);
  const first: View[] = leadsWithModel(handle) ? ['model', 'flat'] : ['flat', 'model'];
  // A set is pictured through its top: laid out with the bottoms, then worn.
  const wanted: View[] = kind === 'set' ? ['set', 'model', 'low', 'close'] : [...first, 'low', 'close', 'set'];
  const shots = wanted.filter((view) => available.includes(view) && (view !== 'low' || LOWER_HALF.has(kind)));
  return shots.length < FEWEST_PICTURES ? [...shots, 'again'] : shots;
}

/** How far from a product's seed its second flat lay is: another backdrop, another place of the print. */
const ANOTHER_LAY = 37;

/** The pictures of a product in their order; `name` is title and print: 'Kaila Triangle Top in Wildflowers', `seed` one of pictureSeeds. */
export function picturesOf(
  product: { kind: Kind; cut: string; print: string; handle: string },
  name: string,
  seed: number,
): Picture[] {
  const { kind, cut, print, handle } = product;
  return shotsOf(kind, cut, handle).map((shot) => ({
    spec:
      shot === 'again' ? `p/${cut}/${print}/flat-${(seed + ANOTHER_LAY) % 100}` : `p/${cut}/${print}/${shot}-${seed}`,
    alt: altOf(shot, name, cut, kind),
  }));
}
