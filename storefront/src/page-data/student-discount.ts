import { BUDGET_COLLECTION } from '../features/student/budget-collection.ts';
import type { StudentDiscountPageData } from '../pages/words/student-discount-page.tsx';
import { collectionWithCards } from './catalogue/collection-products.ts';
import type { PageDataBuilder } from './page-data.ts';
import { scenePicture } from './stories/scene-picture.ts';
import { textPageData } from './text/text-page-data.ts';

const RAIL = 8;

export const studentDiscountPageData: PageDataBuilder<StudentDiscountPageData> = async (context, params, path) => {
  const [page, collection] = await Promise.all([
    textPageData(context, params, path),
    collectionWithCards(context, BUDGET_COLLECTION, { first: RAIL }),
  ]);
  if (!page) return undefined;
  const alt = 'Zuri with braids, hands on her hips, in a strawberry dress';
  return { page, picture: scenePicture(context.pictureBase, 's/customer-zuri', alt), cards: collection?.cards ?? [] };
};
