/**
 * The address of a picture that belongs to no product: `pictureUrl(base, 's/hero', 1920)` is the hero scene,
 * `pictureUrl(base, 't/wildflowers', 400)` a print tile. Widths are those the picture endpoint offers for the spec; scenes
 * come as AVIF too (docs/pictures.md).
 */
export function pictureUrl(pictureBase: string, spec: string, width: number, format: 'webp' | 'avif' = 'webp'): string {
  return `${pictureBase}/${spec}@${width}.${format}`;
}
