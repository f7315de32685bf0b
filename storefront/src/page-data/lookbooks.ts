import { LOOKBOOKS } from '@bluebird-bay/content/lookbooks/lookbooks.ts';
import type { LookbooksPageData } from '../pages/lookbooks-page.tsx';
import { lookbookCover } from './lookbook-covers.ts';
import type { PageDataBuilder } from './page-data.ts';

export const lookbooksPageData: PageDataBuilder<LookbooksPageData> = async (context) => ({
  covers: LOOKBOOKS.map((lookbook) => lookbookCover(context, lookbook)),
});
