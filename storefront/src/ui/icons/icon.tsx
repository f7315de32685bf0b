import { classNames } from '../class-names.ts';
import styles from './icon.module.css';
import { ICON_SHAPES, type IconName } from './icon-shapes.ts';

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
