import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  tone?: 'warn' | 'bad' | 'good';
  icon?: IconName;
  children: ReactNode;
}

/** A sentence that matters here and now. It is not announced by itself: the owner decides with a live region. */
export function Notice({ tone, icon, children }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, tone && styles[tone])}>
      {icon && <Icon name={icon} />}
      <div>{children}</div>
    </div>
  );
}
