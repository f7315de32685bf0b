import { AFTERGLOW } from '@bluebird-bay/content/lookbooks/afterglow.ts';
import type { LookTeaserData } from '../../features/home/look-teaser.tsx';
import { productsByHandle } from '../catalogue/products-by-handle.ts';
import type { PageDataContext } from '../page-data.ts';
import { scenePicture } from './scene-picture.ts';

/** Products below the words: what fits on a phone. */
const SHOWN = 3;

/** The lookbook of the moment, for the home page's plum section. */
export async function lookTeaser(context: PageDataContext): Promise<LookTeaserData> {
  const { slug, title, cover, alongside } = AFTERGLOW;
  const handles = [...cover.spots.map(({ product }) => product), ...alongside].slice(0, SHOWN);
  const products = await productsByHandle(context, handles);
  return {
    slug,
    title,
    picture: scenePicture(context.pictureBase, 's/afterglow', cover.alt),
    products: [...products.values()].map(({ handle, title: name, price, flat }) => ({
      handle,
      title: name,
      price,
      picture: flat,
    })),
  };
}
