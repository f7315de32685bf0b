import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import styles from './beside-picture.module.css';

/** A picture and one thing to do beside it. */
export function BesidePicture({ picture, children }: { picture: string; children: ReactNode }) {
  return (
    <div className={classNames(layout.container, styles.frame)}>
      <div className={styles.picture}>
        <img src={picture} alt="" width={800} height={1000} />
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
