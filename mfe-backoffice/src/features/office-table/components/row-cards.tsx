import { pageButtons } from '@lacteos/ui/antd';
import { Checkbox, Pagination, Select, Skeleton, Spin } from 'antd';
import type { ReactNode } from 'react';

import type { OfficeColumn, OfficeTableDefinition } from '../model/table-definition';
import { PAGE_SIZE, type ChangeView, type TableView } from '../model/table-view';
import styles from './office-table.module.css';

export interface RowsProps<Row> {
  definition: OfficeTableDefinition<Row>;
  columns: readonly OfficeColumn<Row>[];
  rows: readonly Row[];
  total: number;
  view: TableView;
  isLoading: boolean;
  empty: ReactNode;
  selection?: { selected: readonly Row[]; onChange: (rows: Row[]) => void };
  onChange: ChangeView;
}

function SortChoice<Row>({ columns, view, onChange }: Pick<RowsProps<Row>, 'columns' | 'view' | 'onChange'>) {
  const options = columns.flatMap(({ sort, title }) =>
    sort
      ? [
          { value: sort, label: `${title}: de menor a mayor` },
          { value: `-${sort}`, label: `${title}: de mayor a menor` },
        ]
      : [],
  );
  return (
    <Select
      className={styles.officeCardsSort}
      aria-label="Ordenar por"
      options={options}
      value={options.some(({ value }) => value === view.sort) ? view.sort : undefined}
      placeholder="Ordenar por"
      onChange={(sort: string) => onChange((latest) => ({ ...latest, sort, page: 1 }))}
    />
  );
}

const CardsOnTheWay = () => (
  <div className={`${styles.officeCards} ${styles.officeCardsWaiting}`} role="status">
    <span className="visually-hidden">Cargando..</span>
    {[1, 2, 3].map((card) => (
      <Skeleton key={card} active title={false} paragraph={{ rows: 4 }} />
    ))}
  </div>
);

export function RowCards<Row>(props: RowsProps<Row>) {
  const { definition, columns, rows, total, view, isLoading, empty, selection, onChange } = props;
  const tick = (row: Row, isTicked: boolean) =>
    selection?.onChange(
      isTicked ? [...selection.selected, row] : selection.selected.filter((one) => one !== row),
    );
  return (
    <>
      <SortChoice columns={columns} view={view} onChange={onChange} />
      {rows.length === 0 && (isLoading ? <CardsOnTheWay /> : empty)}
      <Spin spinning={isLoading && rows.length > 0}>
        <ul data-rows className={styles.officeCards} aria-label={definition.label}>
          {rows.map((row) => (
            <li key={definition.rowKey(row)}>
              {selection && (
                <Checkbox
                  aria-label={`Seleccionar ${definition.rowTitle(row)}`}
                  checked={selection.selected.includes(row)}
                  onChange={({ target }) => tick(row, target.checked)}
                />
              )}
              <dl>
                {columns.map(({ key, title, render }) => (
                  <div key={key}>
                    <dt>{title}</dt>
                    <dd>{render(row)}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
        {total > PAGE_SIZE && (
          <Pagination
            simple
            className={styles.cardPageLinks}
            current={view.page}
            pageSize={PAGE_SIZE}
            total={total}
            {...pageButtons}
            onChange={(page) => onChange((latest) => ({ ...latest, page }))}
          />
        )}
      </Spin>
    </>
  );
}
