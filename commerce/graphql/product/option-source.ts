import type { ProductRecord } from '../../store/catalogue/product-record.ts';

/** The one option of a product: its size. */
export interface OptionSource {
  product: ProductRecord;
}

/** One value of that option. */
export interface OptionValueSource extends OptionSource {
  value: string;
}
