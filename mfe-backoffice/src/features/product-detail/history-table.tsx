import { ProTable } from '@ant-design/pro-components';
import type { ApiError, Page } from '@lacteos/api-client';
import { pageButtons, LoadFailure } from '@lacteos/ui/antd';
import type { UseQueryResult } from '@tanstack/react-query';
import { Empty } from 'antd';
import type { ReactNode } from 'react';

import { HISTORY_PAGE } from './read-product';
import styles from './product.module.css';

interface HistoryTableProps<Row> {
  history: UseQueryResult<Page<Row[]>, ApiError>;
  columns: readonly { title: string; align?: 'right'; render: (row: Row) => ReactNode }[];
  page: number;
  onPage: (page: number) => void;
  emptyText: string;
}

export function HistoryTable<Row extends { id: number }>(props: HistoryTableProps<Row>) {
  const { history, columns, page, onPage, emptyText } = props;
  if (history.isError) {
    return (
      <LoadFailure
        error={history.error}
        isRetrying={history.isFetching}
        onRetry={() => void history.refetch()}
      />
    );
  }
  const total = history.data?.meta?.total ?? 0;
  return (
    <ProTable<Row>
      className={styles.officeHistory}
      rowKey="id"
      columns={columns.map(({ title, align, render }) => ({
        key: title,
        title,
        align,
        render: (_cell, row) => render(row),
      }))}
      dataSource={history.data?.data ?? []}
      loading={history.isPending || history.isPlaceholderData}
      search={false}
      options={false}
      size="small"
      scroll={{ x: 'max-content' }}
      cardProps={{ styles: { body: { padding: 0 } } }}
      locale={{
        emptyText: history.isPending ? 'Cargando..' : <Empty description={emptyText} />,
      }}
      pagination={
        total > HISTORY_PAGE && {
          current: page,
          pageSize: HISTORY_PAGE,
          total,
          simple: true,
          ...pageButtons,
          onChange: onPage,
        }
      }
    />
  );
}
