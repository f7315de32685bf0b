import { Fragment, useEffect, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from './doll-figure.module.css';
import {
  blinkOf,
  type DressedDoll,
  dollLayers,
  type GamePicture,
  layerPicture,
  usePictureBase,
} from './game-pictures.ts';

interface DollFigureProps {
  dressed: DressedDoll;
  /** The layout's width of the doll, as in the `sizes` attribute. */
  sizes: string;
  /** She breathes and blinks, and what she puts on swings in. */
  alive?: boolean;
  className?: string | undefined;
}

/** What is not here by then is shown as it comes. */
const PATIENCE_MS = 1500;

function decoded({ src, srcSet }: GamePicture, sizes: string): Promise<void> {
  const image = new Image();
  image.sizes = sizes;
  image.srcset = srcSet;
  image.src = src;
  return image.decode().catch(() => undefined);
}

/** The layers to show: those asked for as soon as all of them are here, until then the last ones. No doll is seen half dressed. */
function useArrived(layers: readonly string[], sizes: string): readonly string[] {
  const base = usePictureBase();
  const [shown, setShown] = useState(layers);
  const wanted = layers.join(' ');
  useEffect(() => {
    let here = true;
    const next = wanted.split(' ');
    const show = (): void => {
      if (here) setShown((now) => (now.join(' ') === wanted ? now : next));
    };
    const patience = setTimeout(show, PATIENCE_MS);
    Promise.all(next.map((layer) => decoded(layerPicture(base, layer), sizes))).then(show);
    return () => {
      here = false;
      clearTimeout(patience);
    };
  }, [wanted, base, sizes]);
  return shown;
}

const isHerself = (layer: string): boolean => layer.endsWith('/self');
const isPiece = (layer: string): boolean => !/\/(?:self|hair)$/.test(layer);

interface LayerImageProps {
  layer: string;
  sizes: string;
  className: string | undefined;
  /** Only where it is shown at all. */
  isLazy?: boolean;
}

function LayerImage({ layer, sizes, className, isLazy }: LayerImageProps) {
  return (
    <img
      {...layerPicture(usePictureBase(), layer)}
      sizes={sizes}
      alt=""
      width={520}
      height={1000}
      draggable={false}
      loading={isLazy ? 'lazy' : undefined}
      className={className}
    />
  );
}

/** A dressed doll, put together from her layers. Decoration: whoever shows her says the outfit in words. */
export function DollFigure({ dressed, sizes, alive, className }: DollFigureProps) {
  const layers = useArrived(dollLayers(dressed), sizes);
  return (
    <div className={classNames(styles.doll, alive && styles.alive, className)} aria-hidden="true">
      {layers.map((layer) => (
        <Fragment key={layer}>
          <LayerImage layer={layer} sizes={sizes} className={isPiece(layer) ? styles.piece : undefined} />
          {alive && isHerself(layer) && (
            <LayerImage layer={blinkOf(layer)} sizes={sizes} className={styles.blink} isLazy />
          )}
        </Fragment>
      ))}
    </div>
  );
}
