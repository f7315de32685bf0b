/**
 * What Dress-Up Bay offers besides each doll's own clothes: twelve tops and thirteen bottoms of the catalogue, one
 * one-piece.
 */
export const DRESS_UP_PRODUCTS = {
  tops: [
    'kaila-top-angel',
    'romy-top-angel',
    'kaila-top-bunny-boo',
    'romy-top-bunny-boo',
    'marina-top-kool-kat',
    'gia-top-kool-kat',
    'kaila-top-night-out',
    'marina-top-night-out',
    'zoey-top-bratitude',
    'marina-top-bratitude',
    'romy-top-pretty-princess',
    'zoey-top-pretty-princess',
  ],
  bottoms: [
    'kaila-bottoms-angel',
    'cove-bottoms-angel',
    'aaliyah-skirt-angel',
    'kaila-bottoms-bunny-boo',
    'cove-bottoms-bunny-boo',
    'marina-bottoms-kool-kat',
    'gia-bottoms-kool-kat',
    'kaila-bottoms-night-out',
    'marina-bottoms-night-out',
    'zoey-bottoms-bratitude',
    'marina-bottoms-bratitude',
    'cove-bottoms-pretty-princess',
    'zoey-bottoms-pretty-princess',
  ],
  onePieces: ['lido-one-piece-angel'],
} as const;
