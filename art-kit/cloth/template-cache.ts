import type { Silhouette } from './part.ts';
import { buildTemplate, type Template } from './template.ts';

/** Bytes of templates kept: about a dozen of 800 x 1000. */
const BUDGET = 120_000_000;

interface Kept {
  readonly template: Template;
  readonly bytes: number;
}

const kept = new Map<string, Kept>();
let total = 0;

function sizeOf(template: Template): number {
  const { width, height } = template.frame;
  // Three bytes a pixel for the whole, seven for each part's window: see Template.
  return template.parts.reduce((sum, { window }) => sum + window.width * window.height * 7, width * height * 3);
}

function forgetOldest(): void {
  const oldest = kept.entries().next().value;
  if (!oldest) return;
  kept.delete(oldest[0]);
  total -= oldest[1].bytes;
}

/**
 * The template of a silhouette at a scale, worked out now or kept from before; the least recently used are forgotten.
 * `key` must tell apart silhouettes that differ in anything but the scale.
 */
export function templateFor(key: string, scale: number, silhouette: () => Silhouette): Template {
  const fullKey = `${key} ${scale}`;
  const known = kept.get(fullKey);
  if (known) {
    kept.delete(fullKey);
    kept.set(fullKey, known);
    return known.template;
  }
  const template = buildTemplate(silhouette(), scale);
  const bytes = sizeOf(template);
  kept.set(fullKey, { template, bytes });
  total += bytes;
  while (total > BUDGET && kept.size > 1) forgetOldest();
  return template;
}
