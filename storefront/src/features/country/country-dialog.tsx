import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import field from '../../ui/inputs/field.module.css';
import { currencySign } from '../../ui/money/currency-sign.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { changeCart } from '../cart/cart-actions.ts';
import { storedCartId } from '../cart/session/stored-cart-id.ts';
import { tasksOf } from '../cart/state/cart-commands.ts';
import { cartStore } from '../cart/state/cart-store.ts';
import { nextStop } from '../search/walk.ts';
import { localValues, tabValues } from '../storage/guarded-storage.ts';
import { SAVED_FORM_KEY } from './bring-back-form.ts';
import styles from './country-dialog.module.css';
import { type CountryOption, optionsFor } from './country-option.ts';
import { currentCountry } from './current-country.ts';
import { findCountries, knownCountries } from './find-countries.ts';
import { filledForm } from './saved-form.ts';
import { storeChoice } from './store-choice.ts';

/** A provider that takes longer to hear of it is told again after the page has been loaded. */
const PATIENCE_MS = 6000;
/** What is on its way into the bag is lost with the page, so it may take longer; nobody waits for a provider that hangs. */
const PATIENCE_FOR_ITEMS_MS = 20_000;

/** Whether it is done within that time. */
const isDoneWithin = (ms: number, work: Promise<unknown>): Promise<boolean> =>
  Promise.race([work.then(() => true), new Promise<boolean>((resolve) => setTimeout(resolve, ms, false))]);

/**
 * Waits for what `items` says is on its way into the bag, and tells the cart of the country if there is one. One that could not be
 * told is told after the page has been loaded; so is one that something hangs before.
 */
export async function tellCart(
  ask: typeof changeCart,
  {
    countryCode,
    items,
    hasCart,
  }: { countryCode: CountryOption['countryCode']; items: boolean; hasCart: () => boolean },
): Promise<void> {
  if (items && !(await isDoneWithin(PATIENCE_FOR_ITEMS_MS, ask({ kind: 'settle' })))) return;
  if (hasCart()) await isDoneWithin(PATIENCE_MS, ask({ kind: 'tellBuyer', countryCode }));
}

/**
 * The steps of a change of country (specification §4, ruling D10): the choice is saved, the cart is told, and the page
 * is loaded again with what was filled in and where it was scrolled to.
 */
async function moveTo({ countryCode }: CountryOption): Promise<void> {
  const items = tasksOf(cartStore.getState().queue).length > 0;
  await tellCart(changeCart, { countryCode, items, hasCart: () => Boolean(storedCartId(localValues).read()) });
  tabValues.write(SAVED_FORM_KEY, filledForm());
  window.location.reload();
}

/** Whoever chose from the end of the list would not see what is said at its beginning. */
const intoSight = (words: HTMLElement | null): void => words?.scrollIntoView({ block: 'center' });

/** Where shall we send it? Every country at once, narrowed by typing; choosing one loads the page again, in its prices. */
export function CountryDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [options, setOptions] = useState(knownCountries);
  const [typed, setTyped] = useState('');
  const [moving, setMoving] = useState<CountryOption>();
  const [refusals, setRefusals] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const current = currentCountry();
  const offered = optionsFor(options, typed);

  useEffect(() => {
    if (!open) return;
    setTyped('');
    setRefusals(0);
    // A finger scrolls; the keyboard on the screen would only hide the list.
    if (window.matchMedia('(pointer: fine)').matches) box.current?.querySelector('input')?.focus();
    findCountries().then((found) => found && setOptions([...found]));
  }, [open]);

  const choose = (option: CountryOption): void => {
    if (option.countryCode === current) onClose();
    else if (!moving) {
      const isStored = storeChoice(option);
      setRefusals(isStored ? 0 : refusals + 1);
      if (!isStored) return;
      setMoving(option);
      void moveTo(option);
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, button') ?? [])];
    const next = nextStop(
      event.key,
      stops.findIndex((stop) => stop.matches(':focus')),
      stops.length,
    );
    const [only, ...others] = offered;
    if (next !== undefined) {
      event.preventDefault();
      stops[next]?.focus();
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && only && others.length === 0) {
      choose(only);
    }
  };

  return (
    <Dialog title="Where shall we send it?" open={open} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a short cut, Tab walks as well */}
      <div ref={box} onKeyDown={onKeyDown}>
        <p className={styles.line}>
          Prices, delivery days and the gift in your bag follow your country. Your bag comes along.
        </p>
        <label htmlFor={id}>
          <VisuallyHidden>Find a country</VisuallyHidden>
        </label>
        <input
          id={id}
          className={field.input}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder="Type a country or currency"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
        />
        <p role="status">
          <VisuallyHidden>
            {typed !== '' && offered.length > 0 && `${offered.length} of ${options.length} countries`}
            {moving && `Moving the shop to ${moving.countryName}`}
          </VisuallyHidden>
          {/* Every refusal anew: what stands there already is neither read out nor scrolled to. */}
          {refusals > 0 && (
            <span key={refusals} ref={intoSight} className={styles.none}>
              This browser keeps nothing just now: a new country would be forgotten, and your bag with it. Let this site
              keep data, or make some room, and choose again.
            </span>
          )}
          {offered.length === 0 && (
            <span className={styles.none}>
              Not there yet. We send to {options.length} countries; anywhere else, a friend with an address helps.
            </span>
          )}
        </p>
        <ul className={styles.countries} aria-busy={moving !== undefined || undefined}>
          {offered.map((option) => (
            <li key={option.countryCode}>
              <button
                type="button"
                className={styles.country}
                aria-current={(moving?.countryCode ?? current) === option.countryCode ? 'true' : undefined}
                onClick={() => choose(option)}
              >
                <span className={styles.code} aria-hidden="true">
                  {option.countryCode}
                </span>
                {option.countryName}
                <span className={styles.currency}>
                  {option.currencyCode} {signBeside(option.currencyCode)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function signBeside(currencyCode: string): string {
  const sign = currencySign(currencyCode);
  return sign === currencyCode ? '' : sign;
}
