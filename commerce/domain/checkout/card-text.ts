// Both functions also stand in the checkout's script, as their own text: they name nothing outside themselves.

/** A card number in the groups that stand on the card; text that is not one stays as it was typed. */
export function groupedCardNumber(text: string): string {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^\d{1,19}$/.test(digits)) return text;
  const groups = /^3[47]/.test(digits)
    ? /^(\d{1,4})(\d{1,6})?(\d+)?$/.exec(digits)?.slice(1)
    : digits.match(/\d{1,4}/g);
  return (groups ?? []).filter(Boolean).join(' ');
}

/** An expiry date as cards have it: `1230`, `12/2030` and `12-30` are `12 / 30`; what is none stays as it was typed. */
export function readableExpiry(text: string): string {
  const typed = text.trim();
  const parts = /^(\d{1,2})[\s/.-]+(\d{0,4})$/.exec(typed) ?? /^(0\d|1[0-2]|[2-9])(\d{0,4})$/.exec(typed);
  if (!parts) return text;
  const [, month = '', year = ''] = parts;
  return `${month.padStart(2, '0')} / ${/^20\d\d$/.test(year) ? year.slice(2) : year}`;
}
