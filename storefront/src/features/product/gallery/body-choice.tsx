import type { MouseEvent } from 'react';
import type { Body } from './bodies.ts';
import styles from './body-choice.module.css';

interface BodyChoiceProps {
  bodies: readonly Body[];
  /** The picture in view, from 0. */
  current: number;
  show: (picture: number) => void;
  /** The id of a picture's place, for a link without scripts. */
  pictureId: (picture: number) => string;
}

/** The same piece on other bodies: a size each, and who wears it. */
export function BodyChoice({ bodies, current, show, pictureId }: BodyChoiceProps) {
  const shown = bodies.find(({ picture }) => picture === current);
  const jump = (event: MouseEvent, picture: number): void => {
    event.preventDefault();
    show(picture);
  };
  return (
    <nav className={styles.bodies} aria-label="Worn in other sizes">
      <span className={styles.lead}>See it in</span>
      <ul>
        {bodies.map(({ picture, size, name, height }) => (
          <li key={size}>
            <a
              href={`#${pictureId(picture)}`}
              aria-label={`${size}, worn by ${name} (${height})`}
              aria-current={picture === current ? 'true' : undefined}
              onClick={(event) => jump(event, picture)}
            >
              {size}
            </a>
          </li>
        ))}
      </ul>
      {shown && (
        <span className={styles.who} aria-hidden="true">
          {shown.name} ({shown.height})
        </span>
      )}
    </nav>
  );
}
