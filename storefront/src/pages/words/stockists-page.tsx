import { TextHead } from '../../features/content/text-head.tsx';
import type { TextPageData } from '../../features/content/text-page-data.ts';
import { TextView } from '../../features/content/text-view.tsx';
import type { PartProps } from '../../features/content/words.tsx';
import { later } from '../../page-runtime/later.tsx';
import type { PageProps } from '../../page-runtime/page.ts';

const PARTS = {
  StockistsMap: later<PartProps>(() =>
    import('../../features/stockists/stockists-view.tsx').then((module) => module.StockistsMap),
  ),
};

export default function StockistsPage({ data }: PageProps<TextPageData>) {
  return (
    <>
      <TextHead page={data} />
      <TextView page={data} parts={PARTS} />
    </>
  );
}
