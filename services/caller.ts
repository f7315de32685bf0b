/** Who sends a request, as far as the network tells. */
export interface Caller {
  /** Address of the browser, or of whoever speaks for it. */
  address?: string | undefined;
}

/** Whom the services count a request as: a household or an attacker has as many addresses as it likes, and one network. */
export interface Asker {
  network: string;
}
