// storefront/src/ui/money-format.ts
/** Currencies that are spoken in whole units; everything else shows two decimals, whatever its own custom is. */
var WITHOUT_DECIMALS = /* @__PURE__ */ new Set([
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'ISK',
  'JPY',
  'KMF',
  'KRW',
  'PYG',
  'RWF',
  'UGX',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
]);
var COMPACT_FROM = 1e5;
var formats = /* @__PURE__ */ new Map();
function format(currency, compact) {
  const key = `${currency}${compact}`;
  const known = formats.get(key);
  if (known) return known;
  const decimals = WITHOUT_DECIMALS.has(currency) ? 0 : 2;
  const made = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    ...(compact
      ? {
          notation: 'compact',
          maximumFractionDigits: decimals,
          minimumFractionDigits: 0,
        }
      : {
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
        }),
  });
  formats.set(key, made);
  return made;
}
/**
 * Money for reading, in US English: `$1,234.50`, `¥4,800`, compact from 100,000 up (`$120K`).
 * Display only; totals are always the provider's own amounts.
 */
function formatMoney({ amount, currencyCode }) {
  const value = Number(amount);
  return format(currencyCode, Math.abs(value) >= COMPACT_FROM).format(value);
}

export { formatMoney as t };
