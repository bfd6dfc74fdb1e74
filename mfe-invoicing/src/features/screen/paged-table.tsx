import { pageButtons } from '@lacteos/ui/antd';
import { ProTable } from '@ant-design/pro-components';
import { useIsBelow } from '@lacteos/ui';
import { useEffect, useRef, type ReactNode } from 'react';

import { RowCards } from './row-cards';
import styles from './screen.module.css';
import { boundedTable, type BoundedColumn } from './text-column';

interface PagedTableProps<Row> {
  columns: BoundedColumn<Row>[];
  rows: Row[];
  isLoading: boolean;
  empty: ReactNode;
  page: number;
  pageSize: number;
  total: number;
  noun: string;
  onPage: (page: number) => void;
}

export function PagedTable<Row extends { id: number | string }>(props: PagedTableProps<Row>) {
  const { columns, rows, isLoading, empty, page, pageSize, total, noun, onPage } = props;
  const container = useRef<HTMLDivElement>(null);
  // Without rows the keyboard could not scroll it.
  useEffect(() => {
    container.current?.querySelector('.ant-table-content')?.setAttribute('tabindex', '0');
  });
  const isNarrow = useIsBelow('md');
  if (isNarrow)
    return (
      <div className={styles.invoicingTable}>
        <RowCards
          columns={columns}
          rows={rows}
          label={noun}
          isLoading={isLoading}
          empty={empty}
          paging={{ page, pageSize, total, onPage }}
        />
      </div>
    );
  return (
    <div ref={container} className={styles.invoicingTable}>
      <ProTable<Row>
        rowKey="id"
        columns={columns}
        dataSource={rows}
        loading={isLoading}
        search={false}
        options={false}
        size="middle"
        {...boundedTable(columns)}
        cardProps={{ styles: { body: { padding: 0 } } }}
        locale={{ emptyText: isLoading ? 'Cargando..' : empty }}
        pagination={{
          className: styles.pageLinks,
          current: page,
          pageSize,
          total,
          ...pageButtons,
          showTotal: (count, [first, last]) => `${first}–${last} de ${count} ${noun}`,
          onChange: onPage,
        }}
      />
    </div>
  );
}
