import { brush, collage, cutOut, disc, flatCut, many } from '../gouache/cut-outs.ts';
import type { Layer, Paint } from '../gouache/layer.ts';
import { type Outline, polygonOf, shapeOf } from '../gouache/outline.ts';
import { flatMesh } from '../gouache/print-mesh.ts';
import { trace } from '../gouache/trace.ts';

/** A parasol of segments on a leaning pole, its foot at (x, y). */
export function parasol(x: number, y: number, size: number, colours: readonly [string, string], lean = 60): Layer[] {
  const [cx, cy] = [x + lean, y - size * 1.5];
  const half = size;
  const rib = (i: number): number => cx - half + (i * half * 2) / 6;
  const segment = (i: number): Outline =>
    shapeOf(
      trace`${cx},${cy - half * 0.62}! ${rib(i) + (cx - rib(i)) * 0.3},${cy - half * 0.4} ${rib(i)},${cy}! ${(rib(i) + rib(i + 1)) / 2},${cy + half * 0.07} ${rib(i + 1)},${cy}! ${rib(i + 1) + (cx - rib(i + 1)) * 0.3},${cy - half * 0.4}`,
    );
  return [
    cutOut([brush(trace`${x},${y} ${(x + cx) / 2},${(y + cy) / 2} ${cx},${cy - half * 0.6}`, size * 0.06)], '#fff3dc', {
      depth: 0.3,
    }),
    collage(
      [
        [many(6, segment).filter((_, i) => i % 2 === 0), colours[0]],
        [many(6, segment).filter((_, i) => i % 2 === 1), colours[1]],
      ],
      { depth: 1.3 },
    ),
    cutOut([disc(cx, cy - half * 0.64, size * 0.05)], '#fff3dc', { depth: 0.3 }),
  ];
}

/** A deckchair from the side, looking right. */
export function deckchair(
  x: number,
  y: number,
  size: number,
  cloth: readonly [string, string],
  wood = '#c9955c',
): Layer[] {
  const at = (px: number, py: number): readonly [number, number] => [x + px * size, y + py * size];
  const bar = (a: readonly [number, number], b: readonly [number, number]): Outline =>
    brush([[...at(...a)], [...at(...b)]], 9 * size);
  const sling = (from: number, to: number): Outline => {
    const [ax, ay] = at(-84 + from * 14, -176 + from * 3);
    const [bx, by] = at(-84 + to * 14, -176 + to * 3);
    const [cx, cy] = at(70 + to * 14, -64 + to * 3);
    const [dx, dy] = at(70 + from * 14, -64 + from * 3);
    const [mx, my] = at(-10 + to * 14, -66 + to * 3);
    const [nx, ny] = at(-10 + from * 14, -66 + from * 3);
    return shapeOf(trace`${ax},${ay}! ${bx},${by}! ${mx},${my} ${cx},${cy}! ${dx},${dy}! ${nx},${ny}`);
  };
  return [
    cutOut([bar([-84, -176], [52, 0]), bar([78, -66], [-64, 0])], wood, { depth: 0.4 }),
    collage(
      [
        [many(5, (i) => sling(i, i + 1)).filter((_, i) => i % 2 === 0), cloth[0]],
        [many(5, (i) => sling(i, i + 1)).filter((_, i) => i % 2 === 1), cloth[1]],
      ],
      { depth: 0.7 },
    ),
    cutOut([bar([-14, -160], [120, 14]), bar([150, -50], [4, 14])], wood, { depth: 0.4 }),
  ];
}

/** Cloth of a colourway that lies flat on the page. */
export const clothOf = (colourway: string, about: readonly [number, number], scale: number, degrees = 0): Paint => ({
  colourway,
  scale,
  offset: [0, 0],
  mesh: flatMesh([about[0], about[1]], degrees),
});

/** A towel on the ground, seen from low; its middle at (x, y). */
export function groundTowel(x: number, y: number, width: number, paint: Paint, edge: string): Layer[] {
  const [half, depth] = [width / 2, width * 0.085];
  const slant = depth * 1.5;
  const near: readonly [number, number] = [x - half, x + half - slant];
  const corners = [
    [near[0], y + depth],
    [near[0] + slant, y - depth],
    [near[1] + slant, y - depth],
    [near[1], y + depth],
  ] as const;
  const thick = 9;
  return [
    flatCut(
      [
        polygonOf([
          [near[0], y + depth],
          [near[1], y + depth],
          [near[1] + slant, y - depth],
          [near[1] + slant, y - depth + thick],
          [near[1], y + depth + thick],
          [near[0], y + depth + thick],
        ]),
      ],
      edge,
    ),
    cutOut([polygonOf(corners)], paint, { depth: 0.2 }),
  ];
}

/** A beach ball. */
export const ball = (x: number, y: number, radius: number, colours: readonly [string, string, string]): Layer[] => [
  collage(
    [
      [[disc(x, y, radius)], colours[0]],
      [
        [
          shapeOf(
            trace`${x - radius * 0.2},${y - radius}! ${x + radius * 0.5},${y - radius * 0.2} ${x + radius * 0.2},${y + radius}! ${x - radius * 0.1},${y}`,
          ),
        ],
        colours[1],
      ],
      [
        [
          shapeOf(
            trace`${x - radius * 0.95},${y - radius * 0.3}! ${x - radius * 0.3},${y} ${x - radius * 0.6},${y + radius * 0.8}! ${x - radius * 0.95},${y + radius * 0.3}`,
          ),
        ],
        colours[2],
      ],
    ],
    { depth: radius / 60 },
  ),
];
