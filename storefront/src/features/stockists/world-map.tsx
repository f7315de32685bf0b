import type { Stockist } from '@bluebird-bay/content/stockists/stockist.ts';
import { stockistId } from './stockist-id.ts';
import styles from './world-map.module.css';
import { LAND, onSheet, viewOf } from './world-sheet.ts';

interface WorldMapProps {
  places: readonly Stockist[];
  /** Shows the part of the world the places are in. */
  narrowed: boolean;
}

/** The world in a few strokes, with a pin for each shop that leads to its entry in the list below. */
export function WorldMap({ places, narrowed }: WorldMapProps) {
  const pins = places.map((place) => ({ ...onSheet(place), name: place.name, town: place.town }));
  const view = narrowed ? viewOf(pins) : viewOf([]);
  const scale = Number(view.split(' ')[2]) / 1000;
  return (
    <nav aria-label="Map of the shops">
      <svg viewBox={view} className={styles.map}>
        <title>{`${places.length} shops on a map of the world`}</title>
        <path d={LAND} className={styles.land} />
        {pins.map(({ x, y, name, town }) => (
          <a key={name} href={`#${stockistId(name)}`} aria-label={`${name}, ${town}`} className={styles.pin}>
            <circle cx={x} cy={y} r={14 * scale} className={styles.touch} />
            <circle cx={x} cy={y} r={5.5 * scale} className={styles.dot} strokeWidth={2 * scale} />
          </a>
        ))}
      </svg>
    </nav>
  );
}
