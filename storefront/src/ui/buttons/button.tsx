import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

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

export interface ButtonLook {
  /** `primary` is the one main action of a view; `light` is primary on a dark field; `quiet` looks like a link. */
  variant?: 'primary' | 'light' | 'outline' | 'quiet';
  size?: 'small';
  /** As wide as its box. */
  block?: boolean;
}

/** The class of something that looks like a button: for links, `<Link className={buttonClass({…})}>`. */
export function buttonClass({ variant = 'primary', size, block }: ButtonLook = {}): string | undefined {
  return classNames(styles.button, styles[variant], size && styles[size], block && styles.block);
}

type ButtonProps = ComponentPropsWithRef<'button'> &
  ButtonLook & {
    /** Shows a spinner over the label and says so; presses do nothing meanwhile, nor does Enter in a form it submits. */
    busy?: boolean;
  };

export function Button({ variant, size, block, busy, className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      {...rest}
      {...(busy && { 'aria-busy': true, onClick: (event: MouseEvent) => event.preventDefault() })}
      className={classNames(buttonClass({ variant, size, block }), className)}
    />
  );
}
