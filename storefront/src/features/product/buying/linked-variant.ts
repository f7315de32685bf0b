import { paths } from '../../../paths.ts';
import { findVariants, variantId } from '../../cart/link/find-variants.ts';
import type { ProductSize, ProductViewData } from '../page/product-view-data.ts';

type LinkedProduct = Pick<ProductViewData, 'handle' | 'title' | 'sizes' | 'options'>;

/** What a link to a variant may need beside its own product. */
interface Elsewhere {
  find: typeof findVariants;
  /** Leads to another product. */
  lead: (to: string) => void;
}

const ELSEWHERE: Elsewhere = { find: findVariants, lead: (to) => window.location.replace(to) };

/** `?Size=M&Colour=Blue`: the first size that is all of it; undefined where nothing of it is about the product. */
function sizeByOptions({ sizes, options = ['Size'] }: LinkedProduct, asked: URLSearchParams): ProductSize | undefined {
  const named = new Map([...asked].map(([name, value]) => [name.toLowerCase(), value.toLowerCase()]));
  const wanted = options.map((name) => named.get(name.toLowerCase()));
  if (wanted.every((value) => value === undefined)) return undefined;
  return sizes.find(({ values, label }) =>
    wanted.every((value, at) => value === undefined || value === (values?.[at] ?? label).toLowerCase()),
  );
}

/**
 * The size that an address from outside names, as storefronts of the hosted provider write it: `?variant=` with a variant's number
 * or global id, or its value in each option. One of the same piece in another print leads to that; undefined: it names none.
 */
export async function linkedVariant(
  product: LinkedProduct,
  search: string,
  { find, lead }: Elsewhere = ELSEWHERE,
): Promise<ProductSize | undefined> {
  const asked = new URLSearchParams(search);
  const plain = /^(?:gid:\/\/shopify\/ProductVariant\/)?(\d{1,18})$/.exec(asked.get('variant') ?? '')?.[1];
  if (plain === undefined) return sizeByOptions(product, asked);
  const id = variantId(plain);
  const here = product.sizes.find((size) => size.variantId === id);
  if (here) return here;
  const other = (await find([id]))?.get(id)?.product;
  // Any variant may stand there; only the same piece is what the link is about.
  if (other && other.handle !== product.handle && other.title === product.title)
    lead(`${paths.product(other.handle)}?${asked}`);
  return undefined;
}
