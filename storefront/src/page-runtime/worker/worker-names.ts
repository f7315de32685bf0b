/** Names that the service worker shares with parts that come on demand: they stand apart, for the first view has none of them. */

/** Message to the service worker, as `{ type, on }`: what the shopper has told the shop of saving data. */
export const SAVE_DATA_CHOICE = 'saveDataChoice';

/** The cache of pages that shoppers take along, with all they live on; it outlives builds. */
export const BEACH_CACHE = 'shop-beach';

/** In a picture's address: it has been asked for before, so who saves data wants the picture itself. */
export const ASKED_AGAIN = 'again';

/** When the worker kept a response, as a header of it; what comes from the server has none. */
export const STORED_AT = 'x-kept-at';
