/** Currencies (ISO 4217) that are spoken in whole units; all others are shown with two decimals at least, whatever their own custom is. */
export const WITHOUT_DECIMALS: ReadonlySet<string> = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '),
);
