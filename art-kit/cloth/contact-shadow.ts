import type { Canvas } from './canvas.ts';
import type { Template } from './template.ts';

/** How much light the two contact shadows take, and how fast each channel gives in (violet shadows). */
const NEAR = 0.22;
const FAR = 0.26;
const TINT = [0.98, 1.04, 0.9] as const;

/** Lets the product lie on what is already painted: a tight shadow and a wide one, to the lower right. */
export function paintContactShadow(canvas: Canvas, template: Template): void {
  const { data, width, height } = canvas;
  const { nearShadow, farShadow, frame } = template;
  const reach = Math.min(frame.pixelsPerUnit, width / 560);
  const [nearX, nearY] = [Math.round(5 * reach), Math.round(9 * reach)];
  const [farX, farY] = [Math.round(18 * reach), Math.round(34 * reach)];
  for (let y = 0, o = 0; y < height; y++) {
    const nearRow = Math.max(0, y - nearY) * width;
    const farRow = Math.max(0, y - farY) * width;
    for (let x = 0; x < width; x++, o += 4) {
      const near = nearShadow[nearRow + Math.max(0, x - nearX)] ?? 0;
      const far = farShadow[farRow + Math.max(0, x - farX)] ?? 0;
      if (near + far === 0) continue;
      const loss = Math.min(1, (near * NEAR + far * FAR) / 255);
      data[o] = (data[o] ?? 0) * (1 - loss * TINT[0]);
      data[o + 1] = (data[o + 1] ?? 0) * (1 - loss * TINT[1]);
      data[o + 2] = (data[o + 2] ?? 0) * (1 - loss * TINT[2]);
    }
  }
}
