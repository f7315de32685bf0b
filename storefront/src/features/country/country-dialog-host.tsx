import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { CountryDialog } from './country-dialog.tsx';
import { findCountries } from './find-countries.ts';

let root: Root | undefined;

/** Asks for the countries ahead of the click. */
export function prepare(): void {
  void findCountries();
}

/** At once: what the browser tells late of the last closing would otherwise be taken for one of the opening to come. */
function show(isOpen: boolean): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const here = root;
  flushSync(() => here.render(<CountryDialog open={isOpen} onClose={() => show(false)} />));
}

/** Opens the one country dialog of the document; it has several openers, and none of them has to be on the page to stay. */
export function open(): void {
  show(true);
}
