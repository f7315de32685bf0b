import { Breadcrumbs } from '../../features/layout/breadcrumbs.tsx';
import { Head } from '../../features/layout/head.tsx';
import { LostPart } from '../../features/layout/lost-part.tsx';
import { EmptySuitcase } from '../../features/suitcase/empty-suitcase.tsx';
import { Link } from '../../page-runtime/link.tsx';
import { onDemand } from '../../page-runtime/on-demand.tsx';
import type { PageProps } from '../../page-runtime/page.ts';
import { usePageRuntime } from '../../page-runtime/page-runtime.ts';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import styles from './suitcase-page.module.css';

/** Stands where the suitcase will be, an empty one until more is known; without scripts it says where the same is to be had. */
function Unpacking() {
  const { navigate } = usePageRuntime();
  return (
    <div className={styles.waiting}>
      <div data-unless-kept="suitcase">
        <EmptySuitcase onPack={(handles) => navigate(paths.suitcase(handles, 'pack'), { replace: true })} />
      </div>
      <noscript>
        <p>
          The suitcase is packed by your browser and needs JavaScript, which is switched off here. The same pieces hang
          in <Link to={paths.collection('tops')}>tops</Link>, <Link to={paths.collection('bottoms')}>bottoms</Link>,{' '}
          <Link to={paths.collection('one-pieces')}>one-pieces</Link> and{' '}
          <Link to={paths.collection('cover-ups')}>cover-ups</Link>.
        </p>
      </noscript>
    </div>
  );
}

const SuitcaseView = onDemand(
  () => import('../../features/suitcase/suitcase-view.tsx').then((module) => module.SuitcaseView),
  Unpacking,
  LostPart,
);

/** The planner: which outfits a few pieces make. The same for everybody: what is in it only the browser or the address knows. */
export default function SuitcasePage({ location }: PageProps<null>) {
  return (
    <div className={classNames(layout.container, styles.page)}>
      <Head
        title="The suitcase"
        description="Pick a few pieces, see every outfit they make, drawn, and what each comes to."
        canonical={paths.suitcase()}
      />
      <div className={styles.head}>
        <Breadcrumbs between={[]} here="Suitcase" />
        <h1 className={text.h1}>The suitcase</h1>
        <p className={classNames(text.lead, styles.lead)}>
          Pack a few pieces. We draw every outfit they make, count them, and tell you what one comes to.
        </p>
      </div>
      <SuitcaseView location={location} />
    </div>
  );
}
