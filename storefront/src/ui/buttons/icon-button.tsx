import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import styles from './icon-button.module.css';

/** How many things are behind an icon's button, on its corner; nothing while there are none. */
export function IconCount({ count, loud }: { count: number | undefined; loud?: boolean }) {
  if (!count) return null;
  return <span className={classNames(styles.count, loud && styles.loud)}>{count > 99 ? '99+' : count}</span>;
}

/** `float` lies on a picture, `line` is outlined; bare otherwise. */
export type IconButtonVariant = 'float' | 'line';

/** The class of a round 44 px target, for links. */
export function iconButtonClass(variant?: IconButtonVariant): string | undefined {
  return classNames(styles.button, variant && styles[variant]);
}

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  /** What the button does, in words. */
  label: string;
  icon: IconName;
  iconSize?: 'small';
  variant?: IconButtonVariant;
};

export function IconButton({ label, icon, iconSize, variant, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button type={type} {...rest} aria-label={label} className={classNames(iconButtonClass(variant), className)}>
      <Icon name={icon} size={iconSize} />
    </button>
  );
}
