/** Whose products these are: all are of the house. */
export const VENDOR = 'Bluebird Bay';
