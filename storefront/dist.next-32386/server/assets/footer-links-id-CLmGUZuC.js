// storefront/src/features/layout/footer-links-id.ts
/** Where the footer's lists begin: the menu leads here when there are no scripts. */
var FOOTER_LINKS_ID = 'departments';

export { FOOTER_LINKS_ID as t };
