import { box, brush, collage, cutOut, disc, flatCut, many, roundBox } from '../gouache/cut-outs.ts';
import type { Layer } from '../gouache/layer.ts';
import { polygonOf, shapeOf } from '../gouache/outline.ts';
import { trace } from '../gouache/trace.ts';
import { rng } from '../random.ts';

/** Flowers and leaves strewn along a way; `width` is how far they stray. */
export function garland(
  way: readonly (readonly [number, number])[],
  stray: number,
  count: number,
  size: number,
  petals: readonly string[],
  seed: string,
): Layer[] {
  const random = rng(`garland ${seed}`);
  const at = (t: number): readonly [number, number] => {
    const step = t * (way.length - 1);
    const i = Math.min(way.length - 2, Math.floor(step));
    const [a, b] = [way[i] ?? [0, 0], way[i + 1] ?? [0, 0]];
    return [a[0] + (b[0] - a[0]) * (step - i), a[1] + (b[1] - a[1]) * (step - i)];
  };
  const leaves = many(count * 2, (i) => {
    const [x, y] = at((i + random()) / (count * 2));
    const [px, py, turn] = [x + (random() - 0.5) * stray * 1.5, y + (random() - 0.5) * stray * 1.5, random() * 6.28];
    return brush(
      [
        [px, py],
        [px + Math.cos(turn) * size, py + Math.sin(turn) * size],
        [px + Math.cos(turn) * size * 1.9, py + Math.sin(turn) * size * 1.9 + 6],
      ],
      size * 0.6,
      [0.4, 1, 0.1],
    );
  });
  const flowers = many(count, (i) => {
    const [x, y] = at((i + random() * 0.8) / count);
    return {
      x: x + (random() - 0.5) * stray,
      y: y + (random() - 0.5) * stray,
      size: size * (0.7 + random() * 0.7),
      c: Math.floor(random() * petals.length),
    };
  });
  return [
    cutOut(leaves, '#5f9a6f', { depth: 0.4, shade: '#9fb8a4' }),
    ...petals.map((colour, c) =>
      cutOut(
        flowers
          .filter((flower) => flower.c === c)
          .flatMap((flower) =>
            many(6, (k) =>
              disc(
                flower.x + Math.cos(k * 1.047) * flower.size * 0.55,
                flower.y + Math.sin(k * 1.047) * flower.size * 0.55,
                flower.size * 0.44,
              ),
            ),
          ),
        colour,
        { depth: 0.4 },
      ),
    ),
    flatCut(
      flowers.map((flower) => disc(flower.x, flower.y, flower.size * 0.24)),
      '#f6c445',
    ),
  ];
}

/** An arch of two posts and a bow, to be grown over. */
export const archWay = (x: number, y: number, width: number, tall: number): readonly (readonly [number, number])[] =>
  many(21, (i) => {
    const t = i / 20;
    if (t < 0.34) return [x - width / 2, y - (tall - width / 2) * (t / 0.34)] as const;
    if (t > 0.66) return [x + width / 2, y - (tall - width / 2) * ((1 - t) / 0.34)] as const;
    const angle = Math.PI * (1 - (t - 0.34) / 0.32);
    return [x + Math.cos(angle) * (width / 2), y - (tall - width / 2) - Math.sin(angle) * (width / 2)] as const;
  });

/** A long table with a white cloth and what is left of breakfast. */
export function longTable(x: number, y: number, width: number, tall: number): Layer[] {
  const tiers = [
    [90, 30],
    [66, 28],
    [42, 26],
  ] as const;
  const cake = x + width * 0.7;
  return [
    cutOut(
      [
        polygonOf([
          [x - 20, y - tall],
          [x + width + 20, y - tall],
          [x + width, y],
          [x, y],
        ]),
      ],
      '#fffaf0',
      { depth: 1, shade: '#d5cfe2' },
    ),
    cutOut(
      [
        shapeOf([
          [x - 24, y - tall, 1],
          [x + width + 24, y - tall, 1],
          ...many(13, (i): readonly [number, number] => [
            x + width + 20 - (i * (width + 40)) / 12,
            y - tall + (i % 2 ? 34 : 46),
          ]),
        ]),
      ],
      '#f7e3dc',
      { depth: 0.5 },
    ),
    ...tiers.map(
      ([w, h], i): Layer =>
        cutOut([roundBox(cake - w / 2, y - tall - 28 * (i + 1) - 2, w, h, 6)], i === 1 ? '#f3b9b4' : '#fffaf0', {
          depth: 0.5,
        }),
    ),
    cutOut([disc(cake, y - tall - 92, 9)], '#e8433f', { depth: 0.3 }),
    ...many(
      3,
      (i): Layer =>
        collage(
          [
            [
              [
                shapeOf(
                  trace`${x + width * (0.14 + i * 0.15) - 13},${y - tall - 52}! ${x + width * (0.14 + i * 0.15) + 13},${y - tall - 52}! ${x + width * (0.14 + i * 0.15) + 5},${y - tall - 22} ${x + width * (0.14 + i * 0.15) - 5},${y - tall - 22}`,
                ),
              ],
              '#f6c98a',
            ],
            [
              [
                box(x + width * (0.14 + i * 0.15) - 2, y - tall - 26, 4, 24),
                box(x + width * (0.14 + i * 0.15) - 10, y - tall - 5, 20, 5),
              ],
              '#e9eef5',
            ],
          ],
          { depth: 0.3 },
        ),
    ),
  ];
}

/** A palm: a leaning trunk and eight fronds. */
export function palm(x: number, y: number, tall: number, lean: number, leaf = '#2f8a6a', trunk = '#a8754a'): Layer[] {
  const [tx, ty] = [x + lean, y - tall];
  const fronds = [-172, -146, -118, -88, -60, -32, -8, 14].map((degrees, i) => {
    const angle = (degrees * Math.PI) / 180;
    const long = tall * (0.36 + (i % 3) * 0.04);
    const [ex, ey] = [tx + Math.cos(angle) * long, ty + Math.sin(angle) * long * 0.7 + long * 0.34];
    const [mx, my] = [tx + Math.cos(angle) * long * 0.6, ty + Math.sin(angle) * long * 0.66];
    return brush(
      [
        [tx, ty],
        [mx, my],
        [ex, ey],
      ],
      tall * 0.085,
      [0.5, 1, 0.1],
    );
  });
  return [
    cutOut(
      [brush(trace`${x},${y} ${x + lean * 0.3},${y - tall * 0.5} ${tx},${ty}`, tall * 0.05, [1.3, 1, 0.8])],
      trunk,
      { depth: 0.5 },
    ),
    cutOut(fronds, leaf, { depth: 0.7, shade: '#8fb0a4' }),
    cutOut([disc(tx - 8, ty + 10, tall * 0.026), disc(tx + 12, ty + 12, tall * 0.026)], '#7a4a2f', { depth: 0.3 }),
  ];
}

/** Steps of stone that go down into the water, a ladder beside them. */
export function harbourSteps(width: number, height: number, y: number, stone = '#d9cdbb', dark = '#b3a38f'): Layer[] {
  return [
    cutOut(
      [
        polygonOf([
          [width * 0.34, y - 190],
          [width + 80, y - 240],
          [width + 80, height + 80],
          [width * 0.62, height + 80],
        ]),
      ],
      dark,
      { depth: 1.2 },
    ),
    ...many(7, (i): Layer => {
      const top = y - 150 + i * 74;
      return cutOut(
        [
          polygonOf([
            [width * (0.3 - i * 0.03), top],
            [width + 80, top - 30],
            [width + 80, top + 30],
            [width * (0.3 - i * 0.03), top + 56],
          ]),
        ],
        i % 2 ? stone : '#e6dccb',
        { depth: 0.7 },
      );
    }),
  ];
}

/** A ladder with curved rails. */
export const ladder = (x: number, y: number, tall: number, width = 74, colour = '#e9eef5'): Layer[] => [
  cutOut(
    [
      ...[0, width].map((dx) =>
        brush(
          trace`${x + dx},${y + tall} ${x + dx},${y - tall * 0.2} ${x + dx + 4},${y - tall * 0.36} ${x + dx + 26},${y - tall * 0.42} ${x + dx + 50},${y - tall * 0.34}`,
          10,
        ),
      ),
      ...many(5, (i) => brush(trace`${x},${y + 24 + (i * tall) / 5} ${x + width},${y + 24 + (i * tall) / 5}`, 8)),
    ],
    colour,
    { depth: 0.3, shade: '#a3b4cc' },
  ),
];
