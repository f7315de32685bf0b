import type { Kind } from './style.ts';

/**
 * Where a product is worn and what for; a story may end with one of these. Each holds for every product of its kinds.
 */
const SWIM = [
  'Take it to the sea, the lake or the neighbour with the pool.',
  'It packs in a pocket, so there is no reason to be caught without.',
  'Good for the first swim of the year, when you want something on your side.',
  'Wear it for the swim and leave it on for the chips.',
  'It has been to a hotel pool, a quarry and a garden hose, and liked all three.',
  'Rinse it, hang it on the balcony, be ready by four.',
  'For jumping in holding hands, or not.',
  'It will not mind if you never get your hair wet.',
  'Made for towels on concrete as well as for the brochure sort of beach.',
  'Bring a book; you may not get wet at all.',
  'For the early dip, the late dip and the one nobody counts.',
  'One for the suitcase you keep half packed.',
  'It works from the ladder to the last bus.',
  'Suits cold water better than it suits waiting.',
  'Put a shirt over it and it is lunch.',
  'For weekends that were going to be spent indoors.',
  'It has room for ice cream, in every sense.',
  'Wear it under what you are wearing, just in case there is water.',
] as const;

const COVER = [
  'From the beach to the bakery with nothing to change but shoes.',
  'For evenings that begin at the beach bar and are not sure where they end.',
  'It travels rolled and arrives looking as if it had not.',
  'Good over a swimsuit, better with sandals, best with somewhere to go.',
  'For the hour when it is too late to swim and too early to go in.',
  'Throw it on for lunch and forget to take it off.',
  'It knows its way round a market.',
  'For holidays where dinner is within walking distance.',
  'Wear it to breakfast and you are dressed until the stars come out.',
  'A good thing to have on when somebody suggests a boat.',
  'It makes a hotel corridor feel like an arrival.',
  'For terraces, ferries and warm stone steps.',
] as const;

const MENS = [
  'For pier, pool and the bar in between.',
  'It looks right with salt on it.',
  'Wear it to swim, to grill, to lose at boules.',
  'Good for a week without shoes.',
  'It gets on with a plain white shirt and a tan line.',
  'For the man with one bag, or the woman who took it from him.',
  'Cold beer tested, ladder tested, toddler tested.',
  'One for the boat, one for the bag; you will not regret the second.',
  'For days that have a tide table instead of a plan.',
  'It makes a barbecue look catered.',
] as const;

const WARM = [
  'For harbours after dark and cinemas with ambitions.',
  'Leave it by the door from September on.',
  'It belongs over a wet swimsuit and under a big sky.',
  'For fires on the beach and the walk away from them.',
  'It makes October optional.',
  'For people who get out of the sea blue and happy.',
  'Good at dawn, good at dusk, too warm for lunch.',
] as const;

const TOWEL = [
  'For beaches, benches and the back seat of someone’s car.',
  'It has a long career ahead as a picnic blanket.',
  'Lay it down first and claim the good spot.',
  'For two people or one person and a dog.',
  'Roll it, strap it to the bike, go.',
  'It dries you, the kids and the bench, in that order.',
  'It looks good over a balcony, which is where it will spend July.',
] as const;

const HEAD = [
  'For noses that burn and people who squint.',
  'Wear it until somebody asks to borrow it, then keep wearing it.',
  'For markets, matches and mornings after.',
  'It is the difference between a tan and a lesson.',
  'One size, all heads, most moods.',
  'For driving with the windows down, within reason.',
  'Shade you can take along.',
] as const;

const BAG = [
  'For the beach on Saturday and the library on Monday.',
  'It takes sand in good part.',
  'One bag fewer to think about.',
  'It comes along everywhere, because it goes with nothing and therefore with all of it.',
  'For those who pack light, and those who say they do.',
  'It fits in the bag that fits in the bag.',
  'Made to be put down on wet tiles.',
] as const;

const HAIR = [
  'For hair that has been in the sea and has opinions.',
  'Keep one in the car and one in the other car.',
  'For windy piers and good photographs.',
  'It turns a wet head into a hairstyle.',
  'A small thing that makes the bikini look planned.',
  'For mornings with eleven minutes in them.',
  'It goes in last and gets noticed first.',
] as const;

const SCARF = [
  'It turns a plain shirt into an outfit and a bad hair day into a look.',
  'One in the bag is as good as a change of clothes.',
  'For café tables, open cars and long goodbyes.',
  'It makes a present that posts in an envelope.',
  'Wear it three ways before lunch.',
  'It has never once been too much.',
] as const;

const JEWEL = [
  'For bare shoulders and plain swimsuits.',
  'It catches the sun before anything else does.',
  'A holiday bracelet’s older, wiser relative.',
  'Wear it alone or with one of its cousins.',
  'It goes with salt on the skin.',
] as const;

const STICKER = [
  'For bottles, boards and a sibling’s laptop.',
  'They make a good stocking filler in either hemisphere.',
  'Post them in a letter; somebody will be pleased.',
  'For the lid of the cool box.',
  'The cheapest way to own the print.',
  'They improve a bicycle by about a third.',
] as const;

const ACTIVE = [
  'For paddling, pedalling and second serves.',
  'It keeps up, and it does not look as if it is trying.',
  'Good for beach tennis, better for the drink after.',
  'Wear it on the bike to the water and on the bike back.',
  'For holidays with a timetable, and for skipping it.',
  'It is as happy on a court as on a kerb.',
  'For mornings that start with a run to the bakery.',
] as const;

/** The sentences for a kind; a product that only goes along with others has none. */
export function usesOf(kind: Kind): readonly string[] {
  switch (kind) {
    case 'top':
    case 'bottoms':
    case 'set':
    case 'one-piece':
      return SWIM;
    case 'dress':
    case 'skirt':
    case 'sarong':
      return COVER;
    case 'skort':
    case 'shorts':
      return ACTIVE;
    case 'swim-shorts':
    case 'board-shorts':
    case 'polo':
      return MENS;
    case 'hoodie':
    case 'puffer-jacket':
      return WARM;
    case 'towel':
      return TOWEL;
    case 'hat':
    case 'cap':
    case 'visor':
      return HEAD;
    case 'tote-bag':
    case 'pouch':
    case 'wristlet':
      return BAG;
    case 'scrunchie':
    case 'headband':
    case 'clip':
      return HAIR;
    case 'scarf':
      return SCARF;
    case 'necklace':
    case 'waist-chain':
      return JEWEL;
    case 'sticker-pack':
      return STICKER;
    case 'gift-card':
      return [];
  }
}
