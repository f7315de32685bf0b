import type { Print } from '../print.ts';

/** Hearts, letters and stars. */
export const STORIES: readonly Print[] = [
  {
    id: 'young-love',
    title: 'Young Love',
    family: 'heart',
    colours: ['red', 'pink', 'white'],
    seasons: ['romance-boulevard', 'city-sweetheart'],
    phrases: [
      'Red hearts, blue swallows and love letters on warm cream.',
      "Young Love is a sailor's tattoo sheet, drawn by someone who means it.",
      'The birds carry the envelopes, and every envelope has a seal.',
      'Arrows, hearts and one key that fits none of them.',
      'Cream, red and bluebird blue: an old song in good colours.',
    ],
  },
  {
    id: 'old-flame',
    title: 'Old Flame',
    family: 'heart',
    colours: ['red', 'orange'],
    seasons: ['romance-boulevard', 'spellbound'],
    phrases: [
      'The swallows and letters of Young Love on a deep, warm red.',
      'Old Flame is the second letter, the one that got sent.',
      'Cream birds and coral hearts on a red with a past.',
      'It has been through a lot and still writes by hand.',
      'Gold seals on every envelope, and none of them broken.',
    ],
  },
  {
    id: 'zodiac',
    title: 'Zodiac',
    family: 'zodiac',
    colours: ['blue', 'yellow'],
    seasons: ['the-club-voyages-collection', 'spellbound'],
    phrases: [
      'Moons, suns, stars and all twelve signs in gold on the blue of a clear night.',
      'Find your sign in Zodiac; it is there, and it is flattering.',
      'A night sky with the constellations moved a little closer together.',
      'The suns have faces and the moons have opinions.',
      'Gold on midnight blue, with a rose-coloured star for luck.',
    ],
  },
  {
    id: 'moonstone',
    title: 'Moonstone',
    family: 'zodiac',
    colours: ['purple', 'white'],
    seasons: ['spellbound', 'romance-boulevard'],
    phrases: [
      'The Zodiac sky at dawn: violet moons and cream stars on lilac.',
      'Moonstone has all twelve signs in it, speaking more quietly.',
      'Soft lavender ground, plum drawings, a coral star for whoever is in charge.',
      'The same stars, seen by somebody who slept well.',
      'A pale print with a great deal of fate in it.',
    ],
  },
];
