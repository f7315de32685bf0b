import { type ReactNode, useEffect, useState } from 'react';
import type { HomeCountry } from '../../page-runtime/page.ts';
import { usePageRuntime } from '../../page-runtime/page-runtime.ts';
import { classNames } from '../../ui/class-names.ts';
import { currencySign } from '../../ui/money/currency-sign.ts';
import { chosenCountry } from './chosen-country.ts';
import styles from './country-button.module.css';
import { HOUSE_MARKET } from './current-country.ts';

const load = () => import('./country-dialog-host.tsx');

/** Fetches what choosing a country takes; call it when a pointer or the focus comes near. */
function prepareCountryDialog(): void {
  load().then(
    ({ prepare }) => prepare(),
    () => undefined,
  );
}

/** Lets the shopper choose a country, from wherever on the page. */
function openCountryDialog(): void {
  load().then(
    ({ open }) => open(),
    // Fetched by the document itself, the dialog's script may be there.
    () => window.location.reload(),
  );
}

interface CountryButtonProps {
  /** `short` is "US, $"; `long` is "United States, US Dollar" with the code before it. */
  labelLength: 'short' | 'long';
  className?: string | undefined;
  /** Called first: a menu that has to close. */
  onPress?: () => void;
  children?: ReactNode;
}

/**
 * Says where the shopper buys, and leads to the choice of another country. Shown only where scripts run: without them
 * the shop is in its home country, whatever is said.
 */
export function CountryButton({ labelLength, className, onPress, children }: CountryButtonProps) {
  const { home = HOUSE_MARKET.home } = usePageRuntime();
  const [chosen, setChosen] = useState<HomeCountry>(home);
  useEffect(() => setChosen(chosenCountry()), []);
  const { countryCode, currencyCode, countryName, label } = chosen;
  const sign = currencySign(currencyCode);
  const short = sign ? `${countryCode}, ${sign}` : countryCode;
  const long = label ? `${countryName}, ${label}` : countryName;
  // What the server wrote is hidden, as its prices are, until the shopper's own country is known.
  const asServed = chosen === home ? '' : undefined;
  const press = (): void => {
    onPress?.();
    openCountryDialog();
  };
  return (
    <button
      type="button"
      className={classNames(styles.button, styles[labelLength], className)}
      // What is to be read on it is in its name, so that it can be pressed by saying that.
      aria-label={`Country: ${labelLength === 'short' ? `${short}, ${long}` : long}`}
      aria-haspopup="dialog"
      onPointerEnter={prepareCountryDialog}
      onFocus={prepareCountryDialog}
      onClick={press}
    >
      {labelLength === 'short' ? (
        <span data-served={asServed}>{short}</span>
      ) : (
        <>
          <span className={styles.code} data-served={asServed} data-code={countryCode} />
          <span data-served={asServed}>{long}</span>
          {children}
        </>
      )}
    </button>
  );
}
