/**
 * Words that shoppers type and the catalogue does not write, and the words of it that answer them: colours by their finer
 * names, prints by what they show, shapes, and what fits somebody; those with the same answer share a row. Two words that are
 * one thing stand here as one: 'long torso' is answered as `longtorso`, before what either word alone would find. All without
 * plural s, as words are searched (`search_stem`). What the catalogue does write is found as well, and first.
 */
const ALIKE: Readonly<Record<string, string>> = {
  teal: 'green blue seafoam lagoon',
  turquoise: 'blue green lagoon pool',
  aqua: 'blue lagoon pool seafoam',
  'navy cobalt denim': 'blue',
  indigo: 'blue shibori',
  'burgundy maroon crimson scarlet': 'red',
  peach: 'orange coral',
  rust: 'orange terracotta',
  apricot: 'orange',
  'gold mustard': 'yellow',
  lemon: 'yellow limoncello',
  'lime emerald': 'green',
  khaki: 'green olive',
  lavender: 'purple lilac',
  violet: 'purple',
  fuchsia: 'pink guava',
  'magenta blush': 'pink',
  ivory: 'white milk',
  cream: 'white beige milk',
  'tan nude': 'beige brown',
  chocolate: 'brown cocoa',
  'grey gray': 'black',
  'colourful colorful rainbow': 'multi',
  'floral flower flowery': 'wildflower hibiscu daisy meadow garden bluebell',
  tropical: 'hibiscu palm aloha passionfruit flamingo',
  palm: 'aloha',
  'fruit fruity': 'passionfruit strawberry citru guava tomato',
  'spot spotted': 'polka leopard',
  'dot dotted': 'polka',
  striped: 'stripe cabana deckchair seersucker',
  stripe: 'cabana deckchair seersucker',
  'check plaid': 'gingham madra',
  checked: 'gingham madra check',
  animal: 'leopard zebra kat',
  cheetah: 'leopard',
  cat: 'kat kitten',
  'plain solid': 'rib terry eyelet',
  textured: 'rib terry eyelet seersucker',
  'halter halterneck': 'triangle',
  'strapless bandeaux': 'bandeau',
  'underwired supportive': 'underwire balconette',
  'brazilian thong': 'cheeky',
  'highwaisted waisted': 'waist',
  'sporty sport': 'scoop crop bralette short',
  modest: 'skort boyshort waist dress',
  'bust busty cup support': 'underwire balconette',
  tummy: 'waist ruched belted',
  longtorso: 'nerida vivienne',
  'costume cossie tog bather monokini': 'swimsuit',
  swimdress: 'swimsuit skort',
  tankini: 'scoop crop bralette',
  swimming: 'swim',
  boardshort: 'boardie',
  swimshort: 'trunk',
  sunhat: 'hat',
  'rashguard rashvest rashie uv upf': 'kaftan sarong polo',
  'women woman lady ladie girl': 'bikini swimsuit dress',
  coverup: 'sarong kaftan dress',
  'caftan kimono': 'kaftan',
  // What gives, ties or wraps round whoever is in it.
  'maternity pregnancy pregnant': 'tie wrap sarong kaftan soft paperbag',
};

const ANSWERS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(ALIKE).flatMap(([typed, answers]) => typed.split(' ').map((word) => [word, answers.split(' ')])),
);

/**
 * Words between the words, those that lead to a price or a size ('less than', 'in size'), and whom it is for where nothing says
 * so: the rest of a search is what it is for.
 */
const BETWEEN: ReadonlySet<string> = new Set(
  'a an and at below by for from in me my of on or over size than the to under with women woman lady ladie girl'.split(
    ' ',
  ),
);

/** Whether a word says something of a product, as words of a longer search should. */
export const isTelling = (word: string): boolean => !BETWEEN.has(word);

/** What is asked of a shop and not of its products; storefronts have pages about it. */
const OF_THE_SHOP: ReadonlySet<string> = new Set(
  'return refund exchange swap shipping delivery order custom contact help press student size sizing guide chart'.split(
    ' ',
  ),
);

/** Whether nobody who types this word means another that is spelt nearly so: 'return' is no slip of "retro". */
export const isOfTheShop = (word: string): boolean => OF_THE_SHOP.has(word);

/** Words of the catalogue that answer a word it may not have; both without plural s. */
export const alikeWords = (word: string): readonly string[] => ANSWERS.get(word) ?? [];

/** How well such a word answers: after the word itself, and after one that is still being typed. */
export const ALIKE_MATCH = 0.7;
