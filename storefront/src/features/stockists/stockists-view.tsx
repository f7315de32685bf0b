import type { Stockist } from '@bluebird-bay/content/stockists/stockist.ts';
import { STOCKISTS } from '@bluebird-bay/content/stockists/stockists.ts';
import { useEffect, useState } from 'react';
import { usePageRuntime } from '../../page-runtime/page-runtime.ts';
import { SelectField } from '../../ui/inputs/field.tsx';
import { hoursText, isOpen } from './opening.ts';
import styles from './stockists-view.module.css';
import { LAND, onSheet, viewOf } from './world-sheet.ts';

/** Where a shop stands on the page of stockists: 'lane-four'. */
const stockistId = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

interface WorldMapProps {
  places: readonly Stockist[];
  /** Shows the part of the world the places are in. */
  narrowed: boolean;
}

/** The world in a few strokes, with a pin for each shop that leads to its entry in the list below. */
function WorldMap({ places, narrowed }: WorldMapProps) {
  const pins = places.map((place) => ({ ...onSheet(place), name: place.name, town: place.town }));
  const view = narrowed ? viewOf(pins) : viewOf([]);
  const scale = Number(view.split(' ')[2]) / 1000;
  return (
    <nav aria-label="Map of the shops">
      <svg viewBox={view} className={styles.map}>
        <title>Where the shops are in the world</title>
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

interface StockistCardProps {
  stockist: Stockist;
  country: string;
  /** Undefined as long as nobody knows the time. */
  open: boolean | undefined;
}

/** A shop: where it is, when it is open, what hangs there. */
function StockistCard({ stockist, country, open }: StockistCardProps) {
  const { name, street, town, hours, note } = stockist;
  return (
    <li id={stockistId(name)} className={styles.card}>
      <h2 className={styles.name}>{name}</h2>
      <p>
        {street}
        <br />
        {town}, {country}
      </p>
      <p className={styles.note}>{note}</p>
      <dl className={styles.hours}>
        {hoursText(hours).map(({ days, times }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{times}</dd>
          </div>
        ))}
      </dl>
      {open !== undefined && <p className={open ? styles.open : styles.shut}>{open ? 'Open now' : 'Shut just now'}</p>}
    </li>
  );
}

const REGIONS = new Intl.DisplayNames('en-GB', { type: 'region' });
const nameOf = (country: string): string => REGIONS.of(country) ?? country;

const COUNTRIES = [...new Set(STOCKISTS.map(({ country }) => country))]
  .map((code) => ({ code, name: nameOf(code) }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

const MINUTE_MS = 60_000;

/** The moment it is, once there is a clock to ask; moves on every minute. */
function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The shops on a map and in a list; the address says of which country. */
export function StockistsMap() {
  const { location, navigate } = usePageRuntime();
  const now = useNow();
  const asked = new URLSearchParams(location.search).get('country')?.toUpperCase() ?? '';
  const country = COUNTRIES.some(({ code }) => code === asked) ? asked : '';
  const shown = STOCKISTS.filter((stockist) => country === '' || stockist.country === country);

  const choose = (code: string): void =>
    navigate(`${location.pathname}${code && `?country=${code}`}`, { replace: true, keepPlace: true });

  return (
    <div className={styles.view} data-wide="">
      <WorldMap places={shown} narrowed={country !== ''} />
      <div className={styles.choice}>
        <SelectField label="Country" value={country} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          <option value="">All countries</option>
          {COUNTRIES.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <p aria-live="polite">
          {shown.length} {shown.length === 1 ? 'shop' : 'shops'}
          {country && ` in ${nameOf(country)}`}
        </p>
      </div>
      <ul className={styles.list}>
        {shown.map((stockist) => (
          <StockistCard
            key={stockist.name}
            stockist={stockist}
            country={nameOf(stockist.country)}
            open={now && isOpen(stockist, now)}
          />
        ))}
      </ul>
    </div>
  );
}
