import type { ReactNode } from 'react';
import styles from './papers.module.css';

export interface PaperColumn<Row> {
  title: string;
  render: (row: Row) => ReactNode;
  isNumber?: boolean;
  isShort?: boolean;
  isLong?: boolean;
  isWideOnly?: boolean;
}
interface PaperTableProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => number;
  columns: readonly PaperColumn<Row>[];
  foot?: ReactNode;
}

/** The head repeats on each sheet; on narrow paper rows are blocks. */
export function PaperTable<Row>({ rows, rowKey, columns, foot }: PaperTableProps<Row>) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map(({ title, isNumber, isShort, isLong, isWideOnly }) => (
            <th
              key={title}
              data-number={isNumber || undefined}
              data-short={isNumber || isShort || undefined}
              data-long={isLong || undefined}
              data-wide-only={isWideOnly || undefined}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ title, render, isNumber, isShort, isLong, isWideOnly }) => (
              <td
                key={title}
                data-title={title}
                data-number={isNumber || undefined}
                data-long={isLong || undefined}
                data-wide-only={isWideOnly || undefined}
                data-short={isNumber || isShort || undefined}
              >
                {render(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <tr>
            <td colSpan={columns.length}>{foot}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
