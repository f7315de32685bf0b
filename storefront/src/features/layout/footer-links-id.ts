/** Where the footer's lists begin: the menu leads here when there are no scripts. */
export const FOOTER_LINKS_ID = 'departments';
