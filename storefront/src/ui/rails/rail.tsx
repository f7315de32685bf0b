import { useCallback, useEffect, useRef, useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import styles from './rail.module.css';

interface Rail {
  /** Goes on the scrolling list. */
  rail: React.RefObject<HTMLUListElement | null>;
  atStart: boolean;
  atEnd: boolean;
  /** Scrolls by one view. */
  step: (direction: 'back' | 'forward') => void;
}

const SLACK = 8;

/** Where a rail stands and how to move it; a rail scrolls by hand without any of this. */
export function useRail(): Rail {
  const rail = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });

  useEffect(() => {
    const list = rail.current;
    if (!list) return;
    const look = () =>
      setEnds((known) => {
        const atStart = list.scrollLeft <= SLACK;
        const atEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - SLACK;
        return known.atStart === atStart && known.atEnd === atEnd ? known : { atStart, atEnd };
      });
    look();
    list.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(list);
    return () => {
      list.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, []);

  const step = useCallback((direction: 'back' | 'forward') => {
    const list = rail.current;
    if (!list) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const far = list.clientWidth * 0.75;
    list.scrollBy({ left: direction === 'back' ? -far : far, behavior: calm ? 'instant' : 'smooth' });
  }, []);

  return { rail, ...ends, step };
}

interface RailArrowsProps {
  /** The rail's heading: a page may have several. */
  of: string;
  atStart: boolean;
  atEnd: boolean;
  step: (direction: 'back' | 'forward') => void;
}

/** For the mouse: fingers and keyboards scroll the rail itself. */
export function RailArrows({ of, atStart, atEnd, step }: RailArrowsProps) {
  return (
    <div className={styles.arrows}>
      <IconButton
        variant="line"
        icon="left"
        label={`${of}, back`}
        aria-disabled={atStart}
        onClick={() => step('back')}
      />
      <IconButton
        variant="line"
        icon="right"
        label={`${of}, forward`}
        aria-disabled={atEnd}
        onClick={() => step('forward')}
      />
    </div>
  );
}
