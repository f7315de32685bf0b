import table from '../../ui/table.module.css';

interface LabelsTableProps {
  /** What the table is of, for screen readers. */
  caption: string;
  columns: readonly string[];
  /** Our size, then a label for each further column. */
  rows: ReadonlyArray<{ size: string; labels: readonly string[] }>;
  /** A size to point out. */
  marked?: string | undefined;
}

/** Our sizes down, what others call them across. */
export function LabelsTable({ caption, columns, rows, marked }: LabelsTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={table.wrap} aria-label={caption} tabIndex={0}>
      <table className={table.table}>
        <thead>
          <tr>
            {['Size', ...columns].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, labels }) => (
            <tr key={size} className={size === marked ? table.on : undefined}>
              <th scope="row">{size}</th>
              {columns.map((name, at) => (
                <td key={name}>{labels[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
