import { Head } from '../../features/layout/head.tsx';
import type { PrintHead, PrintProducts } from '../../features/print/print-data.ts';
import { PrintSpread } from '../../features/print/print-spread.tsx';
import { belowFold, later } from '../../page-runtime/later.tsx';
import type { PageProps } from '../../page-runtime/page.ts';
import { paths } from '../../paths.ts';

const PrintBelow = belowFold(
  later(() => import('../../features/print/print-below.tsx').then((module) => module.PrintBelow)),
);

export interface PrintPageData {
  head: PrintHead;
  products: PrintProducts;
}

/** A print, from the pencil to everything that was cut from it. */
export default function PrintPage({ data: { head, products } }: PageProps<PrintPageData>) {
  return (
    <>
      <Head
        title={`The ${head.title} print`}
        description={head.description}
        canonical={paths.print(head.handle)}
        picture={head.cloth.large}
      />
      <PrintSpread print={head} />
      <PrintBelow key={head.handle} print={head} products={products} />
    </>
  );
}
