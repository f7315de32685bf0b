import type { CartLine } from './cart.ts';
import { printOfHandle } from './print-of-handle.ts';
import { promoName } from './promo-name.ts';

/** Variant titles that name no size. */
const NO_SIZE = new Set(['Default Title', 'One Size']);

interface LineInfo {
  handle: string;
  variantTitle: string;
  promo?: string | undefined;
}

/** What stands below a line's title: "Marlo Dolls, Citrus Grove, M". */
export function lineDetails({ handle, variantTitle, promo }: LineInfo): string {
  const size = NO_SIZE.has(variantTitle) ? undefined : variantTitle;
  return [promoName(promo), printOfHandle(handle), size].filter((part) => part !== undefined).join(', ');
}

/** A line in one breath, for the names of its buttons: "Kaila Triangle Top, Passionfruit, M". */
export function lineName(line: CartLine): string {
  const { product, title } = line.merchandise;
  const details = lineDetails({ handle: product.handle, variantTitle: title });
  return details ? `${product.title}, ${details}` : product.title;
}
