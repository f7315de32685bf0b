import { type AnchorHTMLAttributes, type MouseEvent, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { isAbsolute, isOurClick } from './link-click.ts';
import { watchLink } from './link-watcher.ts';
import { usePageRuntime } from './page-runtime.ts';
import { withTrailingSlash } from './trailing-slash.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address of the shop (`paths.…`), or an absolute one, which becomes a plain anchor. */
  to: string;
  /** Replace the history entry instead of adding one. Without it, a link to the page the shopper is on replaces. */
  replace?: boolean;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** A real `<a href>` that the page runtime takes over in the browser; works as a plain link without it. */
export function Link({ to, ...rest }: LinkProps): ReactNode {
  if (!isAbsolute(to)) return <ShopLink to={withTrailingSlash(to)} {...rest} />;
  const { replace: _, ...anchor } = rest;
  return <a href={to} {...anchor} />;
}

function ShopLink({ to, replace, onClick, onPointerEnter, ref, ...rest }: LinkProps): ReactNode {
  const { location, navigate, linkSeen, linkGone, linkTouched } = usePageRuntime();
  const own = useRef<HTMLAnchorElement>(null);
  const isHere = to === location.pathname;

  useEffect(() => {
    const link = own.current;
    if (!link || isHere) return;
    const stop = watchLink(link, (inView) => (inView ? linkSeen : linkGone)(to));
    return () => {
      stop();
      linkGone(to);
    };
  }, [to, isHere, linkSeen, linkGone]);

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (!isOurClick(event, rest)) return;
    event.preventDefault();
    navigate(to, { replace: replace ?? isHere });
  }

  return (
    <a
      aria-current={isHere ? 'page' : undefined}
      {...rest}
      href={to}
      ref={(link) => {
        own.current = link;
        if (typeof ref === 'function') return ref(link);
        if (ref) ref.current = link;
        return undefined;
      }}
      onClick={follow}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        linkTouched(to);
      }}
    />
  );
}
