/** What of a click decides who follows the link. */
export interface LinkClick {
  button: number;
  defaultPrevented: boolean;
  metaKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
}

/** What `Link` renders. */
export const SHOP_LINKS = 'a[data-link]';

const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Whether `to` leaves the shop: it names a scheme or a host. */
export function isAbsolute(to: string): boolean {
  return ABSOLUTE.test(to);
}

/** Whether it asks for nothing special: a new tab, a window, a download. */
export function isPlainClick({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
}: Omit<LinkClick, 'defaultPrevented'>): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}

/** Whether the runtime follows the link; otherwise the browser does, which knows of tabs, windows and downloads. */
export function isOurClick(click: LinkClick, anchor: { target: string; download: string | null }): boolean {
  return isPlainClick(click) && !click.defaultPrevented && !anchor.target && anchor.download === null;
}

/** The link of the shop an event happened on. */
export function shopLinkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(SHOP_LINKS) : null;
}
