import * as v from 'valibot';

/** Loose on purpose: something that can be seen, an @, a domain with a dot. Whether it exists, only an email can tell. */
const EMAIL = /^[^\s\p{C}@<>()",;:\\]+@[^\s\p{C}@.<>()",;:\\]+(?:\.[^\s\p{C}@.<>()",;:\\]+)+$/u;

/** An address for emails, in the one spelling it is kept in: trimmed, lower case. That spelling is what is checked. */
export const Email = v.pipe(
  v.string('is missing'),
  v.transform((email) => email.trim().normalize('NFKC').toLowerCase()),
  v.maxLength(254, 'is too long'),
  v.regex(EMAIL, 'does not look like an email'),
);
