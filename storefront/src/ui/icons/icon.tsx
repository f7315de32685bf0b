import { classNames } from '../class-names.ts';
import styles from './icon.module.css';

/** Line drawings on a 24 x 24 field, one path each; strokes come from the style sheet. */
export const ICON_SHAPES = {
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 20.5a2.3 2.3 0 0 0 4 0',
  bag: 'M5 8.5h14l1.2 12H3.8ZM8.5 11V7a3.5 3.5 0 0 1 7 0v4',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7v5.3l3.5 2',
  close: 'm6 6 12 12M18 6 6 18',
  filter:
    'M4 8h9M19 8h1M4 16h1M11 16h9M13.4 8a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0M5.4 16a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0',
  gift: 'M4 9h16v4H4ZM5.5 13v7.5h13V13M12 9v11.5M12 9c-2-5-6.5-4.5-6.5-2 0 2 3 2 6.5 2Zm0 0c2-5 6.5-4.5 6.5-2 0 2-3 2-6.5 2Z',
  heart: 'M12 20C5.5 15.4 3.3 12.3 3.3 8.9A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 8.7 1.9c0 3.4-2.2 6.5-8.7 11.1Z',
  leaf: 'M5 19c-2-9 4-14 15-14 0 11-5 16-13 13M5 19c3-5 6-7.5 10-9.5',
  left: 'm14.5 5-7 7 7 7',
  lock: 'M5.5 11h13v9h-13ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h11',
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  return: 'M8 5 4 9l4 4M4 9h10.5a5 5 0 0 1 0 10H9',
  right: 'm9.5 5 7 7-7 7',
  ruler: 'M3 8.5h18v7H3ZM7 8.5v3M11 8.5v4M15 8.5v3M19 8.5v4',
  search: 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.5 15.5l5 5',
  share: 'M12 15V3.5M7.5 8 12 3.5 16.5 8M5 12v8.5h14V12',
  truck:
    'M2.5 6.5H14v10H2.5ZM14 10h4l3.5 3.5v3H14M5 17.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15 17.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  user: 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4.5 20.5c.8-4.4 3.8-6.3 7.5-6.3s6.7 1.9 7.5 6.3',
} as const satisfies Record<string, string>;

export type IconName = keyof typeof ICON_SHAPES;

interface IconProps {
  name: IconName;
  /** 18 px instead of 24. */
  size?: 'small' | undefined;
  className?: string | undefined;
}

/** Decoration beside words or inside a labelled control; never the only name of anything. */
export function Icon({ name, size, className }: IconProps) {
  return (
    <svg className={classNames(styles.icon, size && styles[size], className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICON_SHAPES[name]} />
    </svg>
  );
}
