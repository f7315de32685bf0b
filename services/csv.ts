function cell(value: string | number): string {
  const text = String(value);
  // A spreadsheet must not take words for a formula.
  const plain = /^[=+@\t\r]|^-(?!\d)/.test(text) ? `'${text}` : text;
  return /[",\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** A table as a file for spreadsheets, its first row the names. */
export const csvText = (table: ReadonlyArray<ReadonlyArray<string | number>>): string =>
  `${table.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
