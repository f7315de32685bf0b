import type { Print } from '../print.ts';

/** The plain colours. */
export const PLAINS: readonly Print[] = [
  {
    id: 'coral',
    title: 'Coral',
    family: 'plain',
    colours: ['orange'],
    seasons: ['sunset-beach'],
    phrases: [
      'One clear coral, the shade that makes a tan look two days older.',
      'Coral goes with more of your prints than you would think; try it with the stripes.',
      'A plain colour with a warm middle, dyed in small batches.',
      'Somewhere between a sunset and a grapefruit, and settled there.',
      'No pattern, no hurry, plenty of colour.',
    ],
  },
  {
    id: 'bluebird',
    title: 'Bluebird',
    family: 'plain',
    colours: ['blue'],
    seasons: ['casa-del-mar'],
    phrases: [
      'Our own blue: the bird on the label, the door of the studio.',
      'One calm colour between all the prints, the blue of the bay before the boats go out.',
      'Bluebird is plain on purpose; it lets the other half of the outfit talk.',
      'A mid-blue without any grey in it.',
      'We mixed it to match the front door, and then painted the door again to match.',
    ],
  },
  {
    id: 'butter',
    title: 'Butter',
    family: 'plain',
    colours: ['yellow'],
    seasons: ['the-sunsoaked-collection'],
    phrases: [
      'Plain butter yellow, the colour of the light at breakfast.',
      'Butter is what white would be if it relaxed.',
      'A soft yellow that has never been near a highlighter.',
      'Pale, warm and easy, like the first hour of a holiday.',
      'It makes blue look bluer and toast look hungry.',
    ],
  },
  {
    id: 'ink',
    title: 'Ink',
    family: 'plain',
    colours: ['black'],
    seasons: ['spellbound', 'city-sweetheart'],
    phrases: [
      'Nearly black, with a drop of blue in it, as ink should be.',
      'Ink is the plain one for people with loud friends.',
      'A dark that stays dark after the sun and the salt.',
      'It goes with every print we have drawn, and a few we only planned.',
      'No pattern at all; the sewing has to be good, and is.',
    ],
  },
  {
    id: 'sage',
    title: 'Sage',
    family: 'plain',
    colours: ['green'],
    seasons: ['the-club-voyages-collection'],
    phrases: [
      'The grey-green of the herb, rubbed between two fingers.',
      'Sage is a plain colour that has read a book.',
      'Soft green, dry rather than minty.',
      'It looks like linen from afar and like a good decision up close.',
      'Quiet enough for all day, green enough to be a colour.',
    ],
  },
  {
    id: 'guava',
    title: 'Guava',
    family: 'plain',
    colours: ['pink'],
    seasons: ['romance-boulevard', 'the-sunsoaked-collection'],
    phrases: [
      'Plain guava pink: ripe, warm, not the least bit icy.',
      'Guava is the pink that gets along with red.',
      'One colour, cheerful, from edge to edge.',
      'A pink with some sun in it, so it does not need yours.',
      'It was going to be the accent, and then it ate the collection.',
    ],
  },
];
