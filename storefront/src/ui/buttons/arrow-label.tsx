import type { ReactNode } from 'react';
import styles from './arrow-link.module.css';

/** The class of the link that stands around an `ArrowLabel`. */
export const arrowLinkClass = styles.link;

/** Underlined words and an arrow: the content of a link that leads on. */
export function ArrowLabel({ children }: { children: ReactNode }) {
  return (
    <>
      <span>{children}</span>
      <svg viewBox="0 0 20 12" aria-hidden="true">
        <path d="M1 6h17M13 1l5 5-5 5" />
      </svg>
    </>
  );
}
