function cell(value: string | number): string {
  // A spreadsheet must not take words for a formula.
  const plain = typeof value === 'string' && /^[=+@\t\r-]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** A table as a file for spreadsheets, its first row the names. */
export const csvText = (table: ReadonlyArray<ReadonlyArray<string | number>>): string =>
  `${table.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
