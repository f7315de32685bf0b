import type { Lookbook } from './lookbook.ts';

export const GOLDEN_HOUR: Lookbook = {
  slug: 'golden-hour',
  title: 'Golden Hour',
  setting: 'Lookbook, between seven and eight',
  lead: 'Butter, custard and lemon, photographed in the one hour a day when everybody looks rested.',
  description:
    'Butter, custard, lemon and a sunset or two, for the hour when everybody looks rested: the Golden Hour lookbook.',
  tone: '#5b2a6e',
  print: 'sunset-ombre',
  quote: {
    copy: '“We had fifty-two minutes of light. We used three for ice cream.”',
    who: 'Safiya, who held the reflector',
  },
  cover: {
    scene: 'lookbook-golden-hour',
    alt: 'Freya crossing a roof in the Sunset Ombre tiered dress, washing on the line behind her',
    spots: [{ product: 'picnic-dress-sunset-ombre', x: 41, y: 57 }],
  },
  alongside: ['drift-sarong-sunset-ombre', 'tideline-necklace-sunset-ombre', 'twirl-scrunchie-sunset-ombre'],
  portrait: {
    scene: 'lookbook-golden-hour-portrait',
    alt: 'Safiya on a roof in the Custard Hibiscus kaftan over a purple swim layer, reaching for the line',
    title: 'Covered, on purpose',
    copy: 'The Soleil goes over anything, sleeves included. Safiya wears it over her swim layer and is first in the water regardless.',
    spots: [{ product: 'soleil-dress-custard-hibiscus', x: 54, y: 67 }],
  },
  pages: [
    { product: 'marina-set-gingham-butter', copy: 'Gingham Butter. Spreads well on deckchairs.' },
    { product: 'marisol-dress-limoncello', copy: 'Limoncello. One is plenty; two is a matching family.' },
    { product: 'nerida-one-piece-sorrento', copy: 'Sorrento. The lemons are to scale.' },
  ],
};
