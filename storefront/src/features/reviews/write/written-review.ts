import type { TellableServices } from '../../../services-api/generated/services.ts';

type WrittenReview = TellableServices['reviews']['body'];

const REQUIRED = ['star', 'title', 'text', 'name'] as const;
const FITS = ['small', 'true', 'large'] as const;

/** What must be filled in. */
export type RequiredPart = (typeof REQUIRED)[number];

/** What the form holds, ready to be sent; or the first part that is missing. */
export function writtenReview(product: string, form: FormData): WrittenReview | RequiredPart {
  const said = (name: string): string => String(form.get(name) ?? '').trim();
  const missing = REQUIRED.find((part) => said(part) === '');
  if (missing) return missing;
  const fit = FITS.find((one) => one === said('fit'));
  const sizeBought = said('sizeBought');
  return {
    product,
    star: Number(said('star')),
    title: said('title'),
    text: said('text'),
    name: said('name'),
    ...(fit && { fit }),
    ...(sizeBought && { sizeBought }),
  };
}

/** How a customer signs: first name and an initial. */
export function shownAs(customer: { firstName: string | null; lastName: string | null } | undefined): string {
  if (!customer?.firstName) return '';
  return [customer.firstName, customer.lastName && `${customer.lastName.slice(0, 1)}.`].filter(Boolean).join(' ');
}
