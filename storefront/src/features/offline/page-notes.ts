import type { PageNotes } from '../../page-runtime/page-notes.ts';
import { currentCountry, currentMarket } from '../country/current-country.ts';
import { showNote } from './shop-note.tsx';

const country = (code: string): string => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
const reload = (): void => window.location.reload();

const moment = (at: string): string =>
  new Date(at).toLocaleString('en-US', { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' });

function lastSeenText(at: string | undefined): string {
  const seen = `Prices and stock are as you last saw them${at ? `, on ${moment(at)}` : ''}`;
  return navigator.onLine
    ? `The newest did not come through just now. ${seen}.`
    : `No connection. ${seen}; the checkout waits until you are back.`;
}

/** The page runtime's news in the shop's words. */
export const PAGE_NOTES: PageNotes = {
  foreignPrices: () =>
    showNote({
      text: `Prices for ${country(currentCountry())} did not come through, so these are our prices for ${country(currentMarket().home.countryCode)}. Your bag and the checkout use your own.`,
      label: 'Try again',
      onPress: reload,
    }),
  lastSeen: (at) =>
    showNote({
      text: lastSeenText(at),
      label: 'Try again',
      onPress: reload,
    }),
  newBuild: () =>
    showNote({ text: 'The shop has just been refreshed. Your bag stays as it is.', label: 'See it', onPress: reload }),
};
