import { badRequest } from '../bad-input.ts';

/** The most a page may hold (Storefront API limit for arrays and pages). */
export const MAX_PAGE = 250;

/** The four arguments every connection takes. */
export interface ConnectionArguments {
  first?: number | null | undefined;
  last?: number | null | undefined;
  after?: string | null | undefined;
  before?: string | null | undefined;
}

/** A page in one direction: `limit` nodes following `cursor`, or preceding it when `backward`. */
export interface RequestedPage {
  limit: number;
  cursor: string | undefined;
  backward: boolean;
}

function checkedLimit(name: string, limit: number): number {
  if (limit < 1) throw badRequest(`${name} must be greater than 0.`);
  if (limit > MAX_PAGE) throw badRequest(`${name} cannot exceed ${MAX_PAGE}`);
  return limit;
}

/** Reads the arguments as the Storefront API does: just one of `first` and `last`, each with its own cursor. */
export function requestedPage({ first, last, after, before }: ConnectionArguments): RequestedPage {
  if (typeof first === 'number' && typeof last === 'number')
    throw badRequest('Providing both first and last is not supported.');
  if (typeof first === 'number') {
    if (typeof before === 'string') throw badRequest('before needs last, not first.');
    return { limit: checkedLimit('first', first), cursor: after ?? undefined, backward: false };
  }
  if (typeof last === 'number') {
    if (typeof after === 'string') throw badRequest('after needs first, not last.');
    return { limit: checkedLimit('last', last), cursor: before ?? undefined, backward: true };
  }
  throw badRequest('you must provide one of first or last');
}
