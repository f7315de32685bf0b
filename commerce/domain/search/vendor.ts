/** Whose products these are: all are the shop's own. */
export const VENDOR = 'Bluebird Bay';
