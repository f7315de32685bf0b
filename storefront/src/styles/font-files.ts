import caprasimo from './generated/caprasimo.woff2?url';
import dmSans from './generated/dm-sans.woff2?url';

/** Addresses of the fonts every first view needs: preload these, and only these. */
export const FIRST_VIEW_FONTS: readonly string[] = [caprasimo, dmSans];
