const ROUTE = /^\/api\/(?:\d{4}-(?:01|04|07|10)|unstable)\/graphql(?:\.json)?$/;

/** Whether a path is the API's: any dated version, or 'unstable', as clients are released with one and stay. */
export const isApiPath = (pathname: string): boolean => ROUTE.test(pathname);
