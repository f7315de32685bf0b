import type { Layer } from '../gouache/layer.ts';
import type { Scene, ScenePart } from './scene.ts';

/** Layers, or lists of them, as one part of a scene. */
export const paint = (...layers: readonly (Layer | readonly Layer[])[]): ScenePart => ({ gouache: layers.flat() });

/** The size of an upright picture, 4:5. */
const UPRIGHT = { width: 960, height: 1200 } as const;

export const upright = (...parts: readonly ScenePart[]): Scene => ({ ...UPRIGHT, parts });
