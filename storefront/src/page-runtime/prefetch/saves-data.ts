/** What the Network Information API says of a connection, in the browsers that have it. */
export interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether bytes count: data saver is on, or the network is no better than 2g. Who says nothing has bytes to spare. */
export function savesData(connection: Connection | undefined): boolean {
  return connection?.saveData === true || (connection?.effectiveType?.includes('2g') ?? false);
}
