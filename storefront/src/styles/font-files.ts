import caprasimo from '@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff2?url';
import dmSans from '@fontsource-variable/dm-sans/files/dm-sans-latin-wght-normal.woff2?url';

/** Addresses of the fonts every first view needs: preload these, and only these. */
export const FIRST_VIEW_FONTS: readonly string[] = [caprasimo, dmSans];
