import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { isAbsolute } from './link-click.ts';
import { usePageRuntime } from './page-runtime.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address of the shop (`paths.…`), or an absolute one, which becomes a plain anchor. */
  to: string;
  /** The page is of the kind the shopper is on, and comes in its place; see `NavigateOptions`. */
  keepPlace?: boolean;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A real `<a href>`; its `data-link` invites the page runtime to follow it in the browser (`start.tsx`). Nothing
 * waits for scripts: before they run, and without them, it is a plain link.
 */
export function Link({ to, keepPlace, ...anchor }: LinkProps): ReactNode {
  const { location, closed } = usePageRuntime();
  if (isAbsolute(to)) return <a {...anchor} href={to} />;
  const href = withTrailingSlash(to);
  return (
    <a
      aria-current={href === location.pathname ? 'page' : undefined}
      hidden={isClosed(href, closed)}
      {...anchor}
      href={href}
      data-link={keepPlace ? 'stay' : ''}
    />
  );
}

/** Whether an address leads to something the provider does not have. */
export const isClosed = (href: string, closed: readonly string[] | undefined): boolean | undefined =>
  closed?.some((door) => href.startsWith(door));

const FILE = /\.(?:html|json|js|map|txt|xml|pdf)$/;

/** An address of the shop in its canonical spelling: its path ends in a slash, unless it names a file. Query and hash stay. */
export function withTrailingSlash(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  return path === '' || path.endsWith('/') || FILE.test(path) ? address : `${path}/${address.slice(path.length)}`;
}
