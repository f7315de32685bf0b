/** When the service worker kept a response, as a header of it; what comes from the server has none. */
export const STORED_AT = 'x-kept-at';
