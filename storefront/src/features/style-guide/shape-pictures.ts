import { createContext, useContext } from 'react';
import type { PictureSource } from '../../ui/picture.tsx';

/** Each shape drawn, by its id. */
export type ShapePictures = Readonly<Record<string, PictureSource>>;

const Pictures = createContext<ShapePictures>({});

/** Gives the parts of the guide their drawings. */
export const ShapePicturesProvider = Pictures.Provider;

export const useShapePicture = (id: string): PictureSource | undefined => useContext(Pictures)[id];
