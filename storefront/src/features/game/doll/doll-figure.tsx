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
  /** Says so when she takes her time. */
  tells?: boolean;
  /** Her first outfit is seen as its layers come: the server writes it into the page, where no script waits for all of them. */
  atOnce?: boolean;
  className?: string | undefined;
}

interface ShownLayer {
  readonly layer: string;
  readonly picture: GamePicture;
}

/** What she is seen in, and what became of what she is to wear; `unknown` until a script has looked. */
interface Seen {
  readonly layers: readonly ShownLayer[];
  readonly wanted: string;
  readonly state: 'unknown' | 'coming' | 'here' | 'late';
  /** Nothing of her, or not all: her outline stands where she will. */
  readonly isSketch: boolean;
}

/** All of these layers if each has been drawn, and nothing less: no doll is seen half dressed. */
function allHere(wanted: string, base: string, sizes: string): readonly ShownLayer[] | undefined {
  const layers = wanted.split(' ').flatMap((layer) => {
    const arrived = arrivedBefore(layerPicture(base, layer), sizes);
    return arrived ? [{ layer, picture: arrived.picture }] : [];
  });
  return layers.length === wanted.split(' ').length ? layers : undefined;
}

function firstSeen(wanted: string, base: string, sizes: string, atOnce: boolean): Seen {
  const layers = allHere(wanted, base, sizes);
  if (layers) return { layers, wanted, state: 'here', isSketch: false };
  const coming = wanted.split(' ').map((layer) => ({ layer, picture: layerPicture(base, layer) }));
  return { layers: atOnce ? coming : [], wanted, state: 'unknown', isSketch: true };
}

/** She wears what is asked for as soon as all of it is drawn; until then she is seen as she was, or as an outline. */
function useSeen(dressed: readonly string[], sizes: string, atOnce: boolean): Seen {
  const base = usePictureBase();
  const wanted = dressed.join(' ');
  const [seen, setSeen] = useState(() => firstSeen(wanted, base, sizes, atOnce));
  useEffect(() => {
    let isWanted = true;
    const show = (): void => {
      const layers = allHere(wanted, base, sizes);
      if (!isWanted) return;
      setSeen((now) =>
        layers ? { layers, wanted, state: 'here', isSketch: false } : { ...now, wanted, state: 'late' },
      );
    };
    const come = async (layer: string): Promise<void> => {
      const arrival = await arrivedPicture(layerPicture(base, layer), sizes);
      if (arrival === 'none' && isWanted) letGo(layer);
    };
    setSeen((now) => (now.state === 'unknown' ? { ...now, state: 'coming' } : now));
    Promise.all(wanted.split(' ').map(come)).then(show);
    return () => {
      isWanted = false;
    };
  }, [wanted, base, sizes]);
  return seen.wanted === wanted ? seen : { ...seen, state: 'coming' };
}

const isHerself = (layer: string): boolean => layer.endsWith('/self');
const isGarment = (layer: string): boolean => !/\/(?:self|hair)$/.test(layer);

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
      fetchPriority={isLazy ? 'low' : 'high'}
      className={className}
    />
  );
}

/** A dressed doll, put together from her layers. Decoration: whoever shows her says the outfit in words. */
export function DollFigure({ dressed, sizes, alive, tells, atOnce = false, className }: DollFigureProps) {
  const base = usePictureBase();
  const { layers, state, isSketch } = useSeen(dollLayers(dressed), sizes, atOnce);
  const { name } = DOLLS[dressed.doll];
  return (
    <div
      className={classNames(styles.doll, alive && styles.alive, isSketch && styles.sketch, className)}
      aria-busy={state === 'coming' || undefined}
    >
      <div className={styles.layers} aria-hidden="true">
        {layers.map(({ layer, picture }) => (
          <Fragment key={layer}>
            <LayerImage picture={picture} sizes={sizes} className={isGarment(layer) ? styles.garment : undefined} />
            {alive && isHerself(layer) && (
              <LayerImage picture={layerPicture(base, blinkOf(layer))} sizes={sizes} className={styles.blink} isLazy />
            )}
          </Fragment>
        ))}
      </div>
      {tells && (state === 'coming' || state === 'late') && (
        <p className={styles.waiting}>
          {state === 'late' ? `${name} cannot be drawn just now.` : `${name} is getting dressed …`}
        </p>
      )}
    </div>
  );
}
