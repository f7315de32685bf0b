import { wrap } from './numbers.ts';
import type { Random } from './random.ts';

/** A square grid of values on a repeat without edges, row by row. */
export interface TorusField {
  readonly size: number;
  readonly values: Float32Array;
}

/** Settings of a Turing pattern. Sigmas in cells; `stretch` above 1 draws the stripes out along x. */
export interface TuringShape {
  readonly innerSigma: number;
  readonly outerSigma: number;
  readonly stretch?: number;
  readonly rounds?: number;
  readonly gain?: number;
}

function gaussianKernel(sigma: number): Float64Array {
  const radius = Math.ceil(sigma * 2.6);
  const kernel = new Float64Array(2 * radius + 1);
  let sum = 0;
  for (let i = -radius; i <= radius; i++) {
    const weight = Math.exp((-i * i) / (2 * sigma * sigma));
    kernel[i + radius] = weight;
    sum += weight;
  }
  return kernel.map((weight) => weight / sum);
}

function blurAlong(source: Float32Array, size: number, kernel: Float64Array, axis: 'x' | 'y'): Float32Array {
  const target = new Float32Array(source.length);
  const radius = (kernel.length - 1) / 2;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      let sum = 0;
      for (let i = -radius; i <= radius; i++) {
        const cell = axis === 'x' ? y * size + wrap(x + i, size) : wrap(y + i, size) * size + x;
        sum += (source[cell] ?? 0) * (kernel[i + radius] ?? 0);
      }
      target[y * size + x] = sum;
    }
  }
  return target;
}

function blurOnTorus(source: Float32Array, size: number, sigmaX: number, sigmaY: number): Float32Array {
  return blurAlong(blurAlong(source, size, gaussianKernel(sigmaX), 'x'), size, gaussianKernel(sigmaY), 'y');
}

/**
 * Grows an animal coat from noise: what is near strengthens, what is a little farther weakens, a few rounds of it.
 * Values end within -1 to 1; draw the outline with `contour`.
 */
export function turing(random: Random, size: number, shape: TuringShape): TorusField {
  const { innerSigma, outerSigma, stretch = 1, rounds = 14, gain = 6 } = shape;
  const values = new Float32Array(size * size);
  for (let i = 0; i < values.length; i++) values[i] = random() * 2 - 1;
  for (let round = 0; round < rounds; round++) {
    const near = blurOnTorus(values, size, innerSigma * stretch, innerSigma);
    const far = blurOnTorus(values, size, outerSigma * stretch, outerSigma);
    for (let i = 0; i < values.length; i++) values[i] = Math.tanh(gain * ((near[i] ?? 0) - (far[i] ?? 0)));
  }
  return { size, values: blurOnTorus(values, size, innerSigma * 0.6 * stretch, innerSigma * 0.6) };
}
