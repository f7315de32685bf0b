import type { Country } from '../../domain/country/countries.ts';

/** The languages of the shop: one. */
export interface LanguageSource {
  code: 'EN';
}

/** Everything in it follows from the request's own context. */
export interface LocalizationSource {
  languages: readonly LanguageSource[];
}

export const LOCALIZATION: LocalizationSource = { languages: [{ code: 'EN' }] };

/** A country as the shop knows it. */
export type CountrySource = Country;
