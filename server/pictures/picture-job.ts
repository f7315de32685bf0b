import type { PictureFormat } from '@bluebird-bay/art-kit/picture-format.ts';

/** One picture in one size: an art-kit address, a width in pixels, and how it is packed. */
export interface RequestedPicture {
  spec: string;
  width: number;
  format: PictureFormat;
}

/** The name of a picture on disk and at the end of its address: `p/triangle/passionfruit/flat-3@800.webp`. */
export const pictureName = ({ spec, width, format }: RequestedPicture): string => `${spec}@${width}.${format}`;

/** One picture in several widths, as WebP. */
export const webp = (spec: string, ...widths: readonly number[]): RequestedPicture[] =>
  widths.map((width) => ({ spec, width, format: 'webp' }));

/** The same as WebP and as AVIF. */
export const both = (spec: string, ...widths: readonly number[]): RequestedPicture[] => [
  ...webp(spec, ...widths),
  ...widths.map((width): RequestedPicture => ({ spec, width, format: 'avif' })),
];

/** One picture to draw, as it travels to the worker process. */
export interface PictureJob extends RequestedPicture {
  id: number;
}

/** What comes back: the packed bytes, or why there are none, and how much memory the process holds by now, in bytes. */
export type PictureResult = { id: number; memory: number } & ({ bytes: Uint8Array } | { problem: string });
