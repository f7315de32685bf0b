import { BUDGET_COLLECTION } from '../features/student/budget-collection.ts';
import type { StudentDiscountPageData } from '../pages/student-discount-page.tsx';
import { collectionWithCards } from './collection-products.ts';
import type { PageDataBuilder } from './page-data.ts';
import { scenePicture } from './scene-picture.ts';

const RAIL = 8;

export const studentDiscountPageData: PageDataBuilder<StudentDiscountPageData> = async (context) => {
  const collection = await collectionWithCards(context, BUDGET_COLLECTION, { first: RAIL });
  const alt = 'Zuri with braids, hands on her hips, in a strawberry dress';
  return { picture: scenePicture(context.pictureBase, 's/customer-zuri', alt), cards: collection?.cards ?? [] };
};
