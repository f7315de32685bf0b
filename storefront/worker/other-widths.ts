const PICTURE = /^(.*\/pictures\/[^@?]+)@(\d+)\.(?:webp|avif)/;
/** The widths pictures are taken along in, the larger first. */
const WIDTHS = ['800', '400', '1200', '1920', '100'];

/** Addresses of the same picture in other widths; none for what is no picture of the shop. */
export function otherWidths(address: string): string[] {
  const [, spec, width] = PICTURE.exec(address) ?? [];
  if (spec === undefined) return [];
  // A scene comes as AVIF too, and is taken along as WebP.
  return WIDTHS.filter((other) => other !== width || address.includes('.avif')).map((other) => `${spec}@${other}.webp`);
}
