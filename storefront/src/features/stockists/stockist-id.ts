/** Where a shop stands on the page of stockists: 'lane-four'. */
export const stockistId = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
