/** Where the shopper is: the browser's address plus what belongs to this history entry alone. */
export interface PageLocation {
  /** As in the address bar: starts with `/`, percent-encoded. */
  pathname: string;
  /** With its `?`, or empty. Empty on the server but for pages that answer a query: all others are the same for every one. */
  search: string;
  /** With its `#`, or empty. Always empty on the server. */
  hash: string;
  /** Unique to the history entry, and the same again when the shopper comes back to it. Empty on the server. */
  key: string;
  /** How the shopper came here; absent on the first page of a document. Consumers test for `POP` only. */
  action?: 'PUSH' | 'REPLACE' | 'POP';
}

/** What every page component is given. */
export interface PageProps<Data> {
  data: Data;
  location: PageLocation;
  /** The `:name` segments of the page table's pattern, decoded. */
  params: Readonly<Record<string, string>>;
}

/** The country pages are served for, as it is called, and what one pays with there. */
export interface HomeCountry {
  countryCode: string;
  currencyCode: string;
  countryName: string;
  label: string;
}

/** A collection the shop leads to. */
export interface LinkedCollection {
  handle: string;
  label: string;
}
