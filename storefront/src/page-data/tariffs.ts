import type { TariffsPageData } from '../pages/words/tariffs-page.tsx';
import { everyTariff } from './every-tariff.ts';
import type { PageDataBuilder } from './page-data.ts';
import { textPageData } from './text/text-page-data.ts';

export const tariffsPageData: PageDataBuilder<TariffsPageData> = async (context, params, path) => {
  const [page, tariffs] = await Promise.all([textPageData(context, params, path), everyTariff(context)]);
  return page && { page, tariffs };
};
