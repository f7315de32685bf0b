import { CUSTOMERS } from '@bluebird-bay/content/customers.ts';
import type { Snap } from '../../features/home/customer-wall.tsx';
import { productsByHandle } from '../catalogue/provider-data.ts';
import type { PageDataContext } from '../page-data.ts';
import { scenePicture } from './scene-picture.ts';

/** Who wears what on the wall; a snapshot of a product that is no longer sold comes down. */
export async function customerWall(context: PageDataContext): Promise<Snap[]> {
  const products = await productsByHandle(
    context,
    CUSTOMERS.map(({ product }) => product),
  );
  return CUSTOMERS.flatMap(({ name, scene, product: handle, alt }) => {
    const product = products.get(handle);
    if (!product) return [];
    const { title, print, price, was } = product;
    const wears = print ? `${title} in ${print}` : title;
    return [
      {
        name,
        handle,
        wears,
        price,
        ...(was && { was }),
        picture: scenePicture(context.pictureBase, `s/${scene}`, alt),
      },
    ];
  });
}
