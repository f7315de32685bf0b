const signs = new Map<string, string>();

function signOf(currencyCode: string): string {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: currencyCode,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currencyCode;
}

/** `$` for USD; the code itself where a currency has no sign of its own, nothing while none is known. */
export function currencySign(currencyCode: string | undefined): string {
  if (!currencyCode) return '';
  // Every page says it, and a formatter is dear to make.
  const sign = signs.get(currencyCode) ?? signOf(currencyCode);
  signs.set(currencyCode, sign);
  return sign;
}
