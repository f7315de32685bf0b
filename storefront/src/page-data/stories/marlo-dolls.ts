import type { MarloDollsPageData } from '../../pages/words/marlo-dolls-page.tsx';
import type { PageDataBuilder } from '../page-data.ts';
import { textPageData } from '../text/text-page-data.ts';

/** The words of the collaboration; the game writes its pictures' addresses itself and needs to know where they are served. */
export const marloDollsPageData: PageDataBuilder<MarloDollsPageData> = async (context, params, path) => {
  const page = await textPageData(context, params, path);
  return page && { page, pictureBase: context.pictureBase };
};
