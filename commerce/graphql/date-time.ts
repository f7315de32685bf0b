/** A moment as the Storefront API writes it: '2026-03-01T08:00:00Z'. */
export function dateTime(moment: Date): string {
  return moment.toISOString().replace(/\.\d{3}Z$/, 'Z');
}
