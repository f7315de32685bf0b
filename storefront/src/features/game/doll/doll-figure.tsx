import { Fragment, useEffect, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { DOLLS } from '../wardrobe/wardrobe.ts';
import { arrivedBefore, arrivedPicture } from './arrived-picture.ts';
import styles from './doll-figure.module.css';
import {
  blinkOf,
  type DressedDoll,
  dollLayers,
  type GamePicture,
  layerPicture,
  usePictureBase,
} from './game-pictures.ts';
import { letGo } from './let-go.ts';

interface DollFigureProps {
  dressed: DressedDoll;
  /** The layout's width of the doll, as in the `sizes` attribute. */
  sizes: string;
  /** She breathes and blinks, and what she puts on swings in. */
  alive?: boolean;
  className?: string | undefined;
}

interface ShownLayer {
  readonly layer: string;
  readonly picture: GamePicture;
}

/** What she is seen in, and what became of what she is to wear. */
interface Seen {
  readonly layers: readonly ShownLayer[];
  readonly wanted: string;
  readonly state: 'here' | 'coming' | 'late';
}

/** All of these layers if each has been drawn, and nothing less: no doll is seen half dressed. */
function allHere(wanted: string, base: string, sizes: string): readonly ShownLayer[] | undefined {
  const layers = wanted.split(' ').flatMap((layer) => {
    const arrived = arrivedBefore(layerPicture(base, layer), sizes);
    return arrived ? [{ layer, picture: arrived.picture }] : [];
  });
  return layers.length === wanted.split(' ').length ? layers : undefined;
}

/** She wears what is asked for as soon as all of it is drawn; until then she is seen as she was, or not yet at all. */
function useSeen(dressed: readonly string[], sizes: string): Seen {
  const base = usePictureBase();
  const wanted = dressed.join(' ');
  const [seen, setSeen] = useState((): Seen => {
    const layers = allHere(wanted, base, sizes);
    return { layers: layers ?? [], wanted, state: layers ? 'here' : 'coming' };
  });
  useEffect(() => {
    let isWanted = true;
    const show = (): void => {
      const layers = allHere(wanted, base, sizes);
      if (isWanted) setSeen((now) => ({ layers: layers ?? now.layers, wanted, state: layers ? 'here' : 'late' }));
    };
    const come = async (layer: string): Promise<void> => {
      const arrival = await arrivedPicture(layerPicture(base, layer), sizes);
      if (arrival === 'none' && isWanted) letGo(layer);
    };
    Promise.all(wanted.split(' ').map(come)).then(show);
    return () => {
      isWanted = false;
    };
  }, [wanted, base, sizes]);
  return seen.wanted === wanted ? seen : { ...seen, state: 'coming' };
}

const isHerself = (layer: string): boolean => layer.endsWith('/self');
const isPiece = (layer: string): boolean => !/\/(?:self|hair)$/.test(layer);

interface LayerImageProps {
  picture: GamePicture;
  sizes: string;
  className: string | undefined;
  /** Only where it is shown at all. */
  isLazy?: boolean;
}

function LayerImage({ picture, sizes, className, isLazy }: LayerImageProps) {
  return (
    <img
      {...picture}
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
  const base = usePictureBase();
  const { layers, state } = useSeen(dollLayers(dressed), sizes);
  const { name } = DOLLS[dressed.doll];
  return (
    <div className={classNames(styles.doll, alive && styles.alive, className)} aria-hidden="true">
      <div className={styles.layers}>
        {layers.map(({ layer, picture }) => (
          <Fragment key={layer}>
            <LayerImage picture={picture} sizes={sizes} className={isPiece(layer) ? styles.piece : undefined} />
            {alive && isHerself(layer) && (
              <LayerImage picture={layerPicture(base, blinkOf(layer))} sizes={sizes} className={styles.blink} isLazy />
            )}
          </Fragment>
        ))}
      </div>
      {alive && state !== 'here' && (
        <p className={styles.waiting}>
          {state === 'late' ? `${name} cannot be drawn just now.` : `${name} is getting dressed …`}
        </p>
      )}
    </div>
  );
}
