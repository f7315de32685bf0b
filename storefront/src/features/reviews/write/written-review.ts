import type { TellableServices } from '../../../services-api/generated/services.ts';

type WrittenReview = TellableServices['reviews']['body'];

/** What the form holds, by field; empty where nothing was said. */
export type TypedReview = Readonly<Record<'star' | 'title' | 'text' | 'sizeBought' | 'fit' | 'name', string>>;

const REQUIRED = {
  star: 'Pick the stars first.',
  title: 'A review wants a title.',
  text: 'Say a little more: one sentence is enough.',
  name: 'Say how to sign it.',
} as const;
const FITS = ['small', 'true', 'large'] as const;

/** What is still to be filled in, with what to do about it. */
export function missingParts(typed: TypedReview): { [Part in keyof typeof REQUIRED]: string | undefined } {
  const missing = (part: keyof typeof REQUIRED) => (typed[part].trim() === '' ? REQUIRED[part] : undefined);
  return { star: missing('star'), title: missing('title'), text: missing('text'), name: missing('name') };
}

/** A review that lacks nothing, ready to be sent: trimmed, without what was left out. */
export function writtenReview(product: string, typed: TypedReview): WrittenReview {
  const fit = FITS.find((one) => one === typed.fit);
  return {
    product,
    star: Number(typed.star),
    title: typed.title.trim(),
    text: typed.text.trim(),
    name: typed.name.trim(),
    ...(fit && { fit }),
    ...(typed.sizeBought && { sizeBought: typed.sizeBought }),
  };
}

interface Signer {
  firstName: string | null;
  lastName: string | null;
}

/** How a customer signs: first name and an initial. */
export function shownAs(customer: Signer | undefined): string {
  if (!customer?.firstName) return '';
  return [customer.firstName, customer.lastName && `${customer.lastName.slice(0, 1)}.`].filter(Boolean).join(' ');
}

/**
 * The name the form begins with. Whoever is signed out meanwhile loses nothing of what they wrote: the name stays until
 * somebody signs in who has another.
 */
export const signedAs = (before: string, customer: Signer | undefined): string =>
  customer ? shownAs(customer) : before;
