import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Picture, type PictureSource } from '../../ui/picture.tsx';
import styles from './beside-picture.module.css';

/** A picture and one thing to do beside it. */
export function BesidePicture({ picture, children }: { picture: PictureSource; children: ReactNode }) {
  return (
    <div className={classNames(layout.container, styles.frame)}>
      <div className={styles.picture}>
        <Picture source={picture} sizes="(min-width: 900px) 520px, 100vw" priority="hero" />
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
