import { STOCKISTS } from '@bluebird-bay/content/stockists/stockists.ts';
import { useEffect, useState } from 'react';
import { usePageRuntime } from '../../page-runtime/page-runtime.ts';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { isOpen } from './opening.ts';
import { StockistCard } from './stockist-card.tsx';
import styles from './stockists-view.module.css';
import { WorldMap } from './world-map.tsx';

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
