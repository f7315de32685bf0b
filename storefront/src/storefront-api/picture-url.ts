/**
 * The address of a picture that belongs to no product: `pictureUrl(base, 's/hero', 1920)` is the hero scene,
 * `pictureUrl(base, 't/wildflowers', 400)` a print tile. Widths are those the picture endpoint offers for the spec.
 */
export function pictureUrl(pictureBase: string, spec: string, width: number): string {
  return `${pictureBase}/${spec}@${width}.webp`;
}
