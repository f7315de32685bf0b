import { SHAPES, shapePicture } from '@bluebird-bay/content/shapes/shapes.ts';
import type { StyleGuidePageData } from '../../pages/words/style-guide-page.tsx';
import { pictureUrl } from '../../storefront-api/picture-url.ts';
import type { PictureSource } from '../../ui/picture.tsx';
import type { PageDataBuilder } from '../page-data.ts';
import { textPageData } from '../text/text-page-data.ts';

export const styleGuidePageData: PageDataBuilder<StyleGuidePageData> = async (context, params, path) => {
  const page = await textPageData(context, params, path);
  const drawn = (shape: (typeof SHAPES)[number]): PictureSource => {
    const { name, print } = shape;
    const spec = shapePicture(shape);
    return {
      small: pictureUrl(context.pictureBase, spec, 400),
      large: pictureUrl(context.pictureBase, spec, 800),
      alt: `${name}, laid flat, in ${print.replaceAll('-', ' ')}`,
    };
  };
  return page && { page, pictures: Object.fromEntries(SHAPES.map((shape) => [shape.id, drawn(shape)])) };
};
