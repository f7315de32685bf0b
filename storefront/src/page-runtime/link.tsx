import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address of the shop (`paths.…`), or an absolute one, which becomes a plain anchor. */
  to: string;
  /** Replace the history entry instead of adding one. Without it, a link to the page the shopper is on replaces. */
  replace?: boolean;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** A real `<a href>` that the page runtime takes over in the browser; works as a plain link without it. */
export function Link({ to, replace: _replace, ...rest }: LinkProps): ReactNode {
  return <a href={to} {...rest} />;
}
