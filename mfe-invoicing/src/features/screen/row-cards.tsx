import { pageButtons } from '@lacteos/ui/antd';
import { Pagination, Spin } from 'antd';
import type { ReactNode } from 'react';

import styles from './screen.module.css';
import type { BoundedColumn } from './text-column';

interface RowCardsProps<Row> {
  columns: readonly BoundedColumn<Row>[];
  rows: readonly Row[];
  label: string;
  isLoading?: boolean;
  empty: ReactNode;
  paging?: { page: number; pageSize: number; total: number; onPage: (page: number) => void };
}

const cellOf = <Row,>({ render }: BoundedColumn<Row>, row: Row, index: number): ReactNode =>
  (render as ((cell: unknown, row: Row, index: number) => ReactNode) | undefined)?.(null, row, index);

export function RowCards<Row extends { id: number | string }>(props: RowCardsProps<Row>) {
  const { columns, rows, label, isLoading = false, empty, paging } = props;
  return (
    <Spin spinning={isLoading}>
      {rows.length === 0 && <div className={styles.noCards}>{isLoading ? 'Cargando..' : empty}</div>}
      <ul className={styles.cards} aria-label={label}>
        {rows.map((row, index) => (
          <li key={row.id}>
            <dl>
              {columns
                .filter(({ textOf }) => textOf?.(row) !== '')
                .map((column) => (
                  <div key={String(column.key)} data-wide={column.textOf === undefined}>
                    <dt>{column.title as string}</dt>
                    <dd>{column.textOf?.(row) ?? cellOf(column, row, index)}</dd>
                  </div>
                ))}
            </dl>
          </li>
        ))}
      </ul>
      {paging && paging.total > paging.pageSize && (
        <Pagination
          simple
          align="center"
          className={styles.cardPages}
          current={paging.page}
          pageSize={paging.pageSize}
          total={paging.total}
          {...pageButtons}
          onChange={paging.onPage}
        />
      )}
    </Spin>
  );
}
