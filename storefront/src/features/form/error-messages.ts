import type { AccountError } from '../session/account-error.ts';

/** By code and the field it is about, then by code alone: what the provider means, said to a person. */
const MESSAGES: Readonly<Record<string, string>> = {
  THROTTLED: 'That was a lot of tries. Take a break, an hour at most, then try again.',
  UNIDENTIFIED_CUSTOMER: 'That email and password do not match. Try again or reset your password.',
  'TAKEN email': 'There is an account with this email already. Sign in, or reset its password.',
  'TAKEN phone': 'Another account has this phone number.',
  'TOO_SHORT password': 'This password is too short: 8 characters or more.',
  'TOO_LONG password': 'This password is too long: 128 characters at most.',
  'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE password': 'Leave out the space at the start or end.',
  'INVALID password': 'This password is too easy to guess, or is your email. Choose another.',
  'BLANK password': 'Choose a password.',
  'INVALID email': 'This does not look like an email. Check the part after the @.',
  'BLANK email': 'Enter your email.',
  'INVALID phone': 'Start with + and the country code, like +351 912 345 678.',
  CONTAINS_URL: 'Leave out web addresses here.',
  CONTAINS_HTML_TAGS: 'Leave out < and > here.',
  TOO_LONG: 'This is too long: 255 characters at most.',
  ALREADY_ENABLED: 'Your account is open already. Sign in with your password.',
  NOT_FOUND: 'This is no longer there. Reload the page to see how things stand.',
  'BLANK address1': 'Enter street and number.',
  'BLANK city': 'Enter the city.',
  'BLANK country': 'Choose a country.',
};

/** An error in plain words; one nobody has put into words yet speaks for itself. */
export function errorMessage({ code, field, message }: AccountError): string {
  const about = field?.at(-1) ?? '';
  return MESSAGES[`${code} ${about}`] ?? MESSAGES[code ?? ''] ?? message;
}
