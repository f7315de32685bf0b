import { measuredSizes } from '../features/size-guide/measures.ts';
import type { BodySize } from '../features/size-guide/size-guide.tsx';
import type { SizeGuidePageData } from '../pages/words/size-guide-page.tsx';
import { SizeMeasures } from '../storefront-api/generated/operations.ts';
import { providerData } from './catalogue/provider-data.ts';
import type { PageDataBuilder, PageDataContext } from './page-data.ts';
import { textPageData } from './text/text-page-data.ts';

/** Products that together are measured everywhere a body is. */
const WOMEN = ['lido-one-piece-citrus-grove'];
const MEN = ['regatta-polo-citrus-grove', 'jetty-swim-shorts-citrus-grove'];

/** The body of each size, from the measures of these products taken together. */
async function bodiesOf({ api }: PageDataContext, handles: readonly string[]): Promise<BodySize[]> {
  const measured = await Promise.all(
    handles.map(async (handle) => {
      const { product } = providerData(await api.request(SizeMeasures, { handle }));
      return measuredSizes(product?.measurements?.value);
    }),
  );
  const [first = []] = measured;
  return first.map(({ size }) => ({
    size,
    measures: Object.fromEntries(
      measured.flatMap((sizes) => Object.entries(sizes.find((other) => other.size === size)?.body ?? {})),
    ),
  }));
}

export const sizeGuidePageData: PageDataBuilder<SizeGuidePageData> = async (context, params, path) => {
  const [page, women, men] = await Promise.all([
    textPageData(context, params, path),
    bodiesOf(context, WOMEN),
    bodiesOf(context, MEN),
  ]);
  return page && { page, women, men };
};
