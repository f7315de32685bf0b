/** An address as orders carry it. */
export interface HouseholdAddress {
  countryCode: string;
  postcode: string;
  lines: readonly string[];
}

/** A card as orders carry it: never more than its last digits. */
export interface HouseholdCard {
  company: string;
  lastDigits: string;
}

/** Words that are written in more than one way. */
const SHORT: Readonly<Record<string, string>> = {
  street: 'st',
  road: 'rd',
  avenue: 'ave',
  lane: 'ln',
  drive: 'dr',
  apartment: 'apt',
  flat: 'apt',
  unit: 'apt',
  number: 'no',
};

const words = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => SHORT[word] ?? word);

/** One spelling of an address, however it was typed; undefined where there is too little of it. */
export function addressKey({ countryCode, postcode, lines }: HouseholdAddress): string | undefined {
  const street = lines.flatMap(words).sort().join(' ');
  return street === '' ? undefined : `address ${countryCode} ${words(postcode).join('')} ${street}`;
}

/** A card by what orders know of it; undefined where that is nothing. */
export function cardKey({ company, lastDigits }: HouseholdCard): string | undefined {
  return /^\d{4}$/.test(lastDigits) ? `card ${words(company).join(' ')} ${lastDigits}` : undefined;
}
