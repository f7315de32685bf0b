import { paths } from '../../../paths.ts';
import { findVariants, variantId } from '../../cart/link/find-variants.ts';
import type { ProductSize, ProductViewData } from '../page/product-view-data.ts';

type LinkedProduct = Pick<ProductViewData, 'handle' | 'title' | 'sizes' | 'options'>;

/** What an address from outside is about: a size of the product, or the address of the piece that has it. */
export type Linked = { size: ProductSize } | { to: string };

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
 * What an address from outside names, as storefronts of the hosted provider write it: `?variant=` with a variant's number or
 * global id, or its value in each option. One of the same piece in another print is found there; undefined: it names none.
 */
export async function linkedVariant(
  product: LinkedProduct,
  search: string,
  find = findVariants,
): Promise<Linked | undefined> {
  const asked = new URLSearchParams(search);
  const plain = /^(?:gid:\/\/shopify\/ProductVariant\/)?(\d{1,18})$/.exec(asked.get('variant') ?? '')?.[1];
  const id = plain && variantId(plain);
  const size = id ? product.sizes.find((one) => one.variantId === id) : sizeByOptions(product, asked);
  if (size) return { size };
  const other = id && (await find([id]))?.get(id)?.product;
  // Any variant may stand there; only the same piece is what the link is about.
  return other && other.handle !== product.handle && other.title === product.title
    ? { to: `${paths.product(other.handle)}?${asked}` }
    : undefined;
}
