/** A day as staff read it: '2026-12-01', in UTC. */
export const day = (date: Date): string => date.toISOString().slice(0, 10);

/** A moment as staff read it: '2026-12-01 10:00 UTC'. */
export const moment = (date: Date): string => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Rows as columns of one width each, for reading in a terminal. */
export function columns(rows: ReadonlyArray<readonly string[]>): string[] {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, index) => {
      widths[index] = Math.max(widths[index] ?? 0, cell.length);
    });
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
