import { partnerName } from '../../promo/partner.ts';
import type { CartLine } from '../state/cart.ts';

/** Variant titles that name no size. */
const NO_SIZE = new Set(['Default Title', 'One Size']);

interface LineInfo {
  print?: string | undefined;
  variantTitle: string;
  promo?: string | undefined;
}

/** What stands below a line's title: "Marlo Dolls, Citrus Grove, M". */
export function lineDetails({ print, variantTitle, promo }: LineInfo): string {
  const size = NO_SIZE.has(variantTitle) ? undefined : variantTitle;
  return [partnerName(promo), print, size].filter((part) => part !== undefined).join(', ');
}

/** A line in one breath, for the names of its buttons: "Kaila Triangle Top, Passionfruit, M". */
export function lineName(line: CartLine): string {
  const { product, title } = line.merchandise;
  const details = lineDetails({ print: product.print?.value, variantTitle: title });
  return details ? `${product.title}, ${details}` : product.title;
}
