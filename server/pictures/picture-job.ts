/** One picture to draw, as it travels to the worker process: an art-kit address and a width in pixels. */
export interface PictureJob {
  id: number;
  spec: string;
  width: number;
}

/** What comes back: the WebP bytes, or why there are none. */
export type PictureResult = { id: number; bytes: Uint8Array } | { id: number; problem: string };
