import { type Html, html } from '@bluebird-bay/html/html.ts';
import { countryOf } from '../../../domain/country/countries.ts';
import { readableTrackingNumber, stepLabels } from '../../../domain/fulfilment/tracking.ts';
import { bringsSwap } from '../../../store/order/fulfilments.ts';
import { type PageLinks, shell, shopLinks } from '../shell.ts';
import type { ShownParcel } from './order-page.ts';
import { timeline } from './timeline.ts';

/** What a parcel brings that follows a return. */
const afterReturn = (isSwap: boolean, links: PageLinks): Html =>
  html`<p class="fact">${
    isSwap
      ? 'It brings another size, for a piece that came back to us.'
      : 'It brings back what came to us as a return and could not stay.'
  } The order it belongs to is found <a href="${shopLinks(links).trackOrder}">by its number and your email</a>, with the return and everything else in it.</p>`;

/** The carrier's page: where a parcel is and whether it follows a return, and nothing about whose it is. */
export function parcelPage({ record, ahead }: ShownParcel, countryCode: string, links: PageLinks): Html {
  const last = record.events.at(-1);
  const country = countryOf(countryCode)?.name ?? countryCode;
  const main = html`<div class="done"><h1>${last ? stepLabels(last.step).status : 'On its way'}</h1>
<p class="lead">${record.trackingCompany}, parcel <b class="number">${readableTrackingNumber(record.trackingNumber)}</b> to ${country}.</p>${record.returnId !== null && afterReturn(bringsSwap(record), links)}</div>
<section class="section parcel"><h2>The way so far</h2>${timeline(record.events, ahead)}</section>
<p class="row"><a class="button button--primary" href="${shopLinks(links).home}">Bluebird Bay</a></p>`;
  return shell(links, { title: `Parcel ${readableTrackingNumber(record.trackingNumber)}`, main });
}
