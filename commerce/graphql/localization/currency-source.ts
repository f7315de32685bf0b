/** A currency by its ISO 4217 code. */
export interface CurrencySource {
  code: string;
  name: string;
}
