import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './goal-bar.module.css';
import type { GoalTrack } from './goals.ts';

const ICONS = { shipping: 'truck', gift: 'gift' } as const;

const at = (percent: number): CSSProperties => ({ left: `${percent}%` });

/** The last mark ends where its bar does, however long that is. */
const AT_THE_END: CSSProperties = { left: 'calc(100% - 15px)' };

/** One bar: its sentence says everything, the drawing says it again. `children` stand at the end of the sentence. */
export function GoalBar({ track, children }: { track: GoalTrack; children?: ReactNode }) {
  return (
    <div>
      <p>
        {track.before}
        <b>{track.strong}</b>
        {track.after}
        {children}
      </p>
      <div aria-hidden="true">
        <div className={styles.track}>
          <div className={styles.full} style={{ width: `${track.fill}%` }} />
          {track.marks.map((mark, index) => (
            <span
              key={mark.kind}
              className={classNames(styles.mark, mark.done && styles.done)}
              style={index === track.marks.length - 1 ? AT_THE_END : at(mark.at)}
            >
              <Icon name={mark.done ? 'check' : ICONS[mark.kind]} className={styles.icon} />
            </span>
          ))}
        </div>
        {/* One mark needs no label: the sentence names it. */}
        {track.marks.length > 1 && (
          <div className={styles.labels}>
            {track.marks.map((mark, index) => {
              const isLast = index === track.marks.length - 1;
              return (
                <span
                  key={mark.kind}
                  className={isLast ? styles.last : undefined}
                  style={isLast ? undefined : at(mark.at)}
                >
                  <span className={styles.name}>{mark.label[0]}, </span>
                  {mark.label[1]}
                </span>
              );
            })}
          </div>
        )}
      </div>
    </div>
  );
}
