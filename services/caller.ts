/** Who sends a request, as far as the network tells. */
export interface Caller {
  /** Address of the browser, or of whoever speaks for it. */
  address?: string | undefined;
}
