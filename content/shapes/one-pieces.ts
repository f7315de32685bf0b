import type { Shape } from './shape.ts';

export const ONE_PIECE_SHAPES: readonly Shape[] = [
  {
    id: 'onepiece',
    kind: 'one-pieces',
    name: 'Scoop one-piece',
    words:
      'A swimsuit that swims. Scooped in front, low behind, a shelf with soft cups inside and no hardware anywhere. Nothing to adjust at the wall.',
    goodFor: 'Lengths, and jeans afterwards.',
    ratherNot: 'A very long body: take the square neck.',
    collection: 'scoop-one-pieces',
    print: 'citrus-grove',
    support: 2,
    cover: 2,
    hold: 3,
    ties: false,
  },
  {
    id: 'squareneck',
    kind: 'one-pieces',
    name: 'Square neck',
    words:
      'A swimsuit with corners, front and back. Shaped by seams under the bust instead of padding, cut long in the body for everybody a swimsuit has ever pulled down.',
    goodFor: 'Long torsos, broad shoulders, wearing as a top.',
    ratherNot: 'If you want the back bare.',
    collection: 'square-necks',
    print: 'gingham-bluebird',
    support: 3,
    cover: 3,
    hold: 3,
    ties: false,
  },
  {
    id: 'plunge',
    kind: 'one-pieces',
    name: 'Plunge',
    words:
      'A deep V that ends at the last rib and is held there by a stitch you will be grateful for. Moulded cups, piped edges, and a belt whose buckle may get wet.',
    goodFor: 'Pools with waiters. Piers without.',
    ratherNot: 'Diving head first.',
    collection: 'plunge',
    print: 'tomato-rib',
    support: 2,
    cover: 2,
    hold: 2,
    ties: false,
  },
];
