import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { LookbookCovers } from './lookbook-covers.tsx';
import type { LookbookCover } from './lookbook-data.ts';
import styles from './lookbooks-index.module.css';

/** All lookbooks, the newest large. */
export function LookbooksIndex({ covers }: { covers: readonly LookbookCover[] }) {
  return (
    <div className={classNames(layout.container, styles.index)}>
      <Breadcrumbs between={[]} here="Lookbooks" />
      <h1 className={classNames(text.h1, styles.title)}>Ten books of pictures</h1>
      <p className={classNames(text.lead, styles.lead)}>
        Each one has its own prints, its own light and its own opinion about lunch. Tap a dot on anything you like; it
        comes in your size.
      </p>
      <LookbookCovers covers={covers} lead heading="h2" />
    </div>
  );
}
