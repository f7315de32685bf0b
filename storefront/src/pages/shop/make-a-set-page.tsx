import { Breadcrumbs } from '../../features/layout/breadcrumbs.tsx';
import { Head } from '../../features/layout/head.tsx';
import type { StudioData } from '../../features/set-builder/studio/studio-data.ts';
import { later } from '../../page-runtime/later.tsx';
import type { PageProps } from '../../page-runtime/page.ts';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import styles from './make-a-set-page.module.css';

const SetStudio = later(() =>
  import('../../features/set-builder/studio/set-studio.tsx').then((module) => module.SetStudio),
);

/** The set builder: one print, any top, any bottoms, one price. */
export default function MakeASetPage({ data, location }: PageProps<StudioData>) {
  return (
    <div className={layout.container}>
      <Head
        title="Make a set"
        description="Pick a print, a top and bottoms, see them on, and take the pair for less than its halves."
        canonical={paths.makeASet()}
      />
      <div className={styles.head}>
        <Breadcrumbs between={[{ label: 'Swim', to: paths.collection('all') }]} here="Make a set" />
        <h1 className={text.h1}>Make a set</h1>
        <p className={classNames(text.lead, styles.lead)}>
          Pick the cloth, then a top and bottoms, each in its own size. Cut from one print, the pair costs less than its
          halves.
        </p>
      </div>
      <SetStudio data={data} search={location.search} />
    </div>
  );
}
