import { type ReactNode, useState } from 'react';
import type { PictureSource } from '../../ui/picture.tsx';
import styles from './picture-on-tap.module.css';
import { useSavesData } from './saving.ts';
import { hasSketch, wholePicture } from './whole-picture.ts';

interface PictureOnTap {
  source: PictureSource;
  /** What brings the picture in place of its sketch, for the end of the card; nothing where it is no sketch. */
  button: ReactNode;
}

/** A product's picture where data is saved: a sketch until it is tapped. `name` is the product's, for who hears it. */
export function usePictureOnTap(source: PictureSource, name: string): PictureOnTap {
  const saves = useSavesData();
  const [wanted, setWanted] = useState('');
  if (wanted === source.small) return { source: wholePicture(source), button: null };
  if (!saves || !hasSketch(source)) return { source, button: null };
  const button = (
    <div className={styles.place}>
      <button
        type="button"
        className={styles.show}
        aria-label={`See picture: ${name}`}
        onClick={() => setWanted(source.small)}
      >
        See picture
      </button>
    </div>
  );
  return { source, button };
}
