import type { Lookbook } from './lookbook.ts';

export const AFTERGLOW: Lookbook = {
  slug: 'afterglow',
  title: 'Afterglow',
  setting: 'Lookbook, seven in the evening',
  lead: 'Sweet, sharp and a bit much. Painted petal by petal, seed by seed, then worn until the light goes.',
  description: 'Passionfruit, sunset ombre and hibiscus for the hour after the beach: the Afterglow lookbook.',
  tone: '#5a1f55',
  print: 'passionfruit',
  quote: {
    copy: '“I wanted a print you could almost smell. Then I wanted it on a tote.”',
    who: 'Inez Marlowe, who drew every seed',
  },
  cover: {
    scene: 'lookbook-afterglow',
    alt: 'Zuri in the Passionfruit twist top and high-waist bottoms at a night market, lanterns overhead',
    spots: [
      { product: 'romy-top-passionfruit', x: 42, y: 38 },
      { product: 'cove-bottoms-passionfruit', x: 42, y: 61 },
    ],
  },
  alongside: ['all-day-tote-bag-passionfruit', 'twirl-scrunchie-passionfruit'],
  portrait: {
    scene: 'lookbook-afterglow-portrait',
    alt: 'Ama in the Passionfruit Noir triangle top, eyes closed, lanterns above her and the city behind',
    title: 'The same fruit, after dark',
    copy: 'Noir is Passionfruit with the lights off: the seeds stay, the cream goes. It ties at the side, so dinner is no problem.',
    spots: [
      { product: 'kaila-top-passionfruit-noir', x: 48, y: 64 },
      { product: 'kaila-bottoms-passionfruit-noir', x: 50, y: 93 },
    ],
  },
  pages: [
    { product: 'picnic-dress-sunset-ombre', copy: 'The sky from about seven to about ten past, in three tiers.' },
    { product: 'lido-one-piece-hibiscus-heat', copy: 'Hibiscus Heat. It was already warm when we drew it.' },
    { product: 'jetty-swim-shorts-cabana-coral', copy: 'Cabana stripes, for whoever is still setting up the speaker.' },
  ],
};
