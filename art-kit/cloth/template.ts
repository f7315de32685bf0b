import { clamp } from '../numbers.ts';
import { blur } from './blur.ts';
import { type Frame, frameOf, type PixelWindow, PRODUCT_WIDTH, unitsOfPixels } from './frame.ts';
import { heightMap, type Wrinkles, wrinklesFor } from './height-map.ts';
import { lightMap, printMap } from './light-map.ts';
import { fadedMask, maskWindow, outlineSvg, partMask } from './mask.ts';
import type { Part, Silhouette } from './part.ts';
import { inScratch, scratchField } from './scratch.ts';

/** One part, ready to be coloured: all fields cover its window only. */
export interface TemplatePart {
  readonly part: Part;
  readonly window: PixelWindow;
  /** Coverage, 255 = full. */
  readonly mask: Uint8Array;
  /** Light, in `FLAT_LIGHT`s. */
  readonly light: Uint8Array;
  /** Print position, in 1 / `PRINT_STEPS` pixel. */
  readonly u: Int16Array;
  readonly v: Int16Array;
  /** The soft shape that falls as shadow on what lies below, 255 = full. */
  readonly shadow: Uint8Array;
}

/** A silhouette worked out at one size. Colouring it is cheap, so it is worth keeping (see template-cache.ts). */
export interface Template {
  readonly silhouette: Silhouette;
  readonly frame: Frame;
  readonly parts: readonly TemplatePart[];
  /** The union of all parts, sharp, blurred a little and blurred a lot: for the shadows on the ground. */
  readonly coverage: Uint8Array;
  readonly nearShadow: Uint8Array;
  readonly farShadow: Uint8Array;
}

function toBytes(field: Float32Array, factor: number): Uint8Array {
  const bytes = new Uint8Array(field.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = clamp((field[i] ?? 0) * factor, 0, 255) + 0.5;
  return bytes;
}

function buildPart(part: Part, frame: Frame, wrinkles: Wrinkles): TemplatePart | undefined {
  const window = maskWindow(frame, outlineSvg(part));
  if (!window) return undefined;
  const { pixelsPerUnit } = frame;
  const mask = partMask(part, frame, window);
  const units = unitsOfPixels(frame, window);
  const heights = heightMap(part, mask, frame, window, units, wrinkles);
  const relief = { part, window, pixelsPerUnit, mask, heights };
  const { u, v } = inScratch(() => printMap(relief, units));
  const seen = fadedMask(part, mask, frame, window);
  const sigma = (part.shadowBlur ?? 7) * pixelsPerUnit;
  return {
    part,
    window,
    mask: toBytes(seen, 255),
    light: inScratch(() => lightMap(relief)),
    u,
    v,
    shadow: inScratch(() => toBytes(blur(seen, window.width, window.height, sigma, scratchField(seen.length)), 255)),
  };
}

function union(parts: readonly TemplatePart[], frame: Frame): Float32Array {
  const field = scratchField(frame.width * frame.height).fill(0);
  for (const { mask, window } of parts) {
    for (let y = 0, i = 0; y < window.height; y++) {
      const row = (y + window.y) * frame.width + window.x;
      for (let x = 0; x < window.width; x++, i++) {
        field[row + x] = Math.max(field[row + x] ?? 0, (mask[i] ?? 0) / 255);
      }
    }
  }
  return field;
}

/** Works out masks, light and print positions of a silhouette at `scale` pixels per canvas unit (1 = 800 x 1000). */
export function buildTemplate(silhouette: Silhouette, scale: number): Template {
  const frame = frameOf(silhouette, scale);
  const wrinkles = wrinklesFor(silhouette.name, silhouette.wrinkleSpan ?? PRODUCT_WIDTH);
  const parts = silhouette.parts.flatMap((part) => inScratch(() => buildPart(part, frame, wrinkles)) ?? []);
  const { width, height, pixelsPerUnit } = frame;
  return inScratch(() => {
    const covered = union(parts, frame);
    const soft = scratchField(covered.length);
    return {
      silhouette,
      frame,
      parts,
      coverage: toBytes(covered, 255),
      nearShadow: toBytes(blur(covered, width, height, 5 * pixelsPerUnit, soft), 255),
      farShadow: toBytes(blur(covered, width, height, 26 * pixelsPerUnit, soft), 255),
    };
  });
}
