import { valueParts } from '../../features/content/parts/values.tsx';
import { TextHead } from '../../features/content/text-head.tsx';
import type { TextPageData } from '../../features/content/text-page-data.ts';
import { TextView } from '../../features/content/text-view.tsx';
import { DutyCalculator } from '../../features/tariffs/duty-calculator.tsx';
import { type Tariff, TariffsProvider, tariffTableParts } from '../../features/tariffs/tariff-table.tsx';
import type { PageProps } from '../../page-runtime/page.ts';

export interface TariffsPageData {
  page: TextPageData;
  tariffs: readonly Tariff[];
}

const PARTS = { ...valueParts, ...tariffTableParts, DutyCalculator };

export default function TariffsPage({ data: { page, tariffs } }: PageProps<TariffsPageData>) {
  return (
    <>
      <TextHead page={page} />
      <TariffsProvider value={tariffs}>
        <TextView page={page} parts={PARTS} />
      </TariffsProvider>
    </>
  );
}
