import { Breadcrumbs } from '../../features/layout/breadcrumbs.tsx';
import { Head } from '../../features/layout/head.tsx';
import { PrintCuttings } from '../../features/print/print-cuttings.tsx';
import type { PrintCutting } from '../../features/print/print-data.ts';
import type { PageProps } from '../../page-runtime/page.ts';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import styles from './prints-page.module.css';

export interface PrintsPageData {
  prints: readonly PrintCutting[];
}

/** The shelf of cloth: every print there is. */
export default function PrintsPage({ data: { prints } }: PageProps<PrintsPageData>) {
  return (
    <div className={layout.container}>
      <Head
        title="All prints"
        description={`${prints.length} prints, each drawn once by hand and cut into whatever suits it.`}
        canonical={paths.prints()}
        picture={prints[0]?.cloth.large}
      />
      <div className={styles.head}>
        <Breadcrumbs between={[]} here="Prints" />
        <h1 className={text.h1}>The cloth shelf</h1>
        <p className={classNames(text.lead, styles.lead)}>
          {prints.length} prints, each drawn once and by hand. Pull one out to see how it began, and everything it
          became.
        </p>
      </div>
      <PrintCuttings prints={prints} heading="h2" firstRow />
    </div>
  );
}
