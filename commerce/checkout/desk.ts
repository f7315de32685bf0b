import type { PageLinks } from './pages/shell.ts';
import type { Till } from './payment/till.ts';

/** What the pages need: the till, and where the shop's own pages and pictures are. */
export interface Desk {
  till: Till;
  links: PageLinks;
  /** How fast parcels travel; see domain/fulfilment/parcel-clock.ts. */
  parcelSpeed: number;
}
