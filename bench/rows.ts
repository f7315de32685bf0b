/** One figure: what was measured, its floor in the same run where it has one, and its target. */
export interface Row {
  what: string;
  measured: string;
  floor?: string;
  ratio?: number;
  target?: string;
}

const pad = (text: string, width: number): string => text.padEnd(width);

/** Prints a small table. */
export function printRows(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`);
  for (const { what, measured, floor = '', ratio, target = '' } of rows) {
    const ratioText = ratio === undefined ? '' : `x ${ratio.toFixed(2)}`;
    console.log(
      `  ${pad(what, 50)} ${pad(measured, 24)} ${pad(floor && `floor ${floor}`, 26)} ${pad(ratioText, 9)} ${target}`,
    );
  }
}

/** The address of the shop under test. */
export function shopUrl(): string {
  const url = process.env.SHOP_URL;
  if (!url) throw new Error('SHOP_URL is not set.');
  return url;
}
