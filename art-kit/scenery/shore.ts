import { box, brush, collage, cutOut, disc, flatCut, many, put } from '../gouache/cut-outs.ts';
import type { Layer, Paint } from '../gouache/layer.ts';
import { shapeOf } from '../gouache/outline.ts';
import { trace } from '../gouache/trace.ts';
import { rng } from '../random.ts';
import { BEYOND, bandEdge, below } from './sky.ts';

/** Sand from a wavy edge down, with a few pebbles. */
export function sand(
  width: number,
  height: number,
  y: number,
  colour = '#fbe3bb',
  shade = '#e9c99c',
  seed = 'sand',
): Layer[] {
  const random = rng(seed);
  return [
    cutOut([below(bandEdge(y, width, 9, 420, 80), height + BEYOND)], colour, { shade: '#e8c8a4', depth: 1.2 }),
    flatCut(
      many(14, () => disc(random() * width, y + 40 + random() * (height - y), 3 + random() * 4, 2 + random() * 2)),
      shade,
    ),
  ];
}

/** Dunes one behind the other. */
export const dunes = (width: number, height: number, y: number, colours: readonly string[]): Layer[] =>
  colours.map((colour, i) => {
    const top = y + i * 96;
    const side = i % 2 === 0 ? 0.28 : 0.74;
    return cutOut(
      [
        shapeOf(
          trace`${-BEYOND},${top + 120} ${width * (side - 0.22)},${top + 30} ${width * side},${top - 54} ${width * (side + 0.2)},${top + 16} ${width * 0.98 + 40},${top + (i % 2 ? 20 : 90)} ${width + BEYOND},${top + 60} ${width + BEYOND},${height + BEYOND}! ${-BEYOND},${height + BEYOND}!`,
        ),
      ],
      colour,
      { shade: '#d9b48c', depth: 2 },
    );
  });

/** Tufts of long grass. */
export function grass(
  places: readonly (readonly [x: number, y: number, size: number])[],
  colours: readonly Paint[] = ['#7c8f4e', '#a3ad62'],
): Layer[] {
  return colours.map((colour, k) =>
    flatCut(
      places.flatMap(([x, y, size], p) =>
        many(7, (i) => {
          const lean = (i - 3) * 13 + (k ? 8 : -4) + p * 2;
          const tall = size * (0.7 + ((i * 5 + k * 3 + p) % 4) * 0.12);
          return brush(
            trace`${x + (i - 3) * 5 + k * 4},${y} ${x + (i - 3) * 6 + lean * 0.4},${y - tall * 0.6} ${x + (i - 3) * 7 + lean * 1.4},${y - tall}`,
            size * 0.075,
            [1, 0.7, 0.1],
          );
        }),
      ),
      colour,
    ),
  );
}

/** A rowing boat pulled up on the shore. */
export function boat(x: number, y: number, size: number, hull = '#2a66c8', rim = '#fffaf0'): Layer[] {
  const at = put(x, y, size);
  return [
    cutOut([shapeOf(at(trace`-150,-40! 0,-22 156,-62! 120,26 60,46 -70,46 -124,24`))], hull, { depth: 1.2 }),
    cutOut([shapeOf(at(trace`-150,-40! 0,-22 156,-62! 150,-42 0,-4 -144,-22`))], rim, { depth: 0.5 }),
  ];
}

/** A fence of chestnut pales. */
export function fence(x: number, y: number, count: number, gap: number, tall: number, colour = '#a97c50'): Layer[] {
  return [
    flatCut(
      [
        brush(
          trace`${x - 10},${y - tall * 0.7} ${x + (count * gap) / 2},${y - tall * 0.62} ${x + count * gap},${y - tall * 0.72}`,
          4,
        ),
      ],
      '#7d5736',
    ),
    cutOut(
      many(count, (i) => {
        const [px, lean] = [x + i * gap, Math.sin(i * 1.7) * 4];
        return shapeOf(
          trace`${px - 5 + lean},${y - tall + Math.abs(lean) * 2}! ${px + lean},${y - tall - 12 + Math.abs(lean) * 2}! ${px + 5 + lean},${y - tall + Math.abs(lean) * 2}! ${px + 6},${y}! ${px - 6},${y}!`,
        );
      }),
      colour,
      { depth: 0.4 },
    ),
  ];
}

/** Beach huts in a row. */
export function huts(
  x: number,
  y: number,
  width: number,
  colours: readonly (readonly [wall: string, stripe: string])[],
): Layer[] {
  return colours.flatMap(([wall, stripe], i): Layer[] => {
    const left = x + i * (width + 14);
    const tall = width * 1.16;
    return [
      collage(
        [
          [[box(left, y - tall, width, tall)], wall],
          [many(4, (k) => box(left + (k * 2 + 1) * (width / 8) - width / 16, y - tall, width / 8, tall)), stripe],
          [
            [
              shapeOf(
                trace`${left - 10},${y - tall + 8}! ${left + width / 2},${y - tall - width * 0.46}! ${left + width + 10},${y - tall + 8}!`,
              ),
            ],
            stripe,
          ],
          [[box(left + width * 0.3, y - tall * 0.66, width * 0.4, tall * 0.66)], '#fffaf0'],
          [[disc(left + width * 0.63, y - tall * 0.32, width * 0.026)], '#c98a3a'],
        ],
        { depth: 0.9 },
      ),
    ];
  });
}
