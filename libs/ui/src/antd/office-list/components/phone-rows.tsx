import { Checkbox, Pagination, Select, Skeleton, Spin } from 'antd';
import type { ReactNode } from 'react';

import { pageButtons } from '../../page-buttons/page-buttons';
import type { OfficeColumn, OfficeTableDefinition, PhoneRow } from '../model/table-definition';
import { pageSizeOf, type ChangeView, type TableView } from '../model/table-view';
import styles from './office-list.module.css';

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
  /** Key of the row in the panel. */
  opened?: string | number;
  onOpen: (row: Row) => void;
}

export function SortChoice<Row>({
  columns,
  view,
  onChange,
}: Pick<RowsProps<Row>, 'columns' | 'view' | 'onChange'>) {
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
      className={styles.officeFiltersSelect}
      aria-label="Ordenar por"
      options={options}
      value={options.some(({ value }) => value === view.sort) ? view.sort : undefined}
      placeholder="Ordenar por"
      onChange={(sort: string) => onChange((latest) => ({ ...latest, sort, page: 1 }))}
    />
  );
}

const RowsOnTheWay = () => (
  <div className={styles.phoneRowsWaiting} role="status">
    <span className="visually-hidden">Cargando..</span>
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} active title={false} paragraph={{ rows: 2 }} />
    ))}
  </div>
);

const MAX_TEXTS = 3;
function phoneRowOf<Row>({ phoneRow, rowTitle, columns }: OfficeTableDefinition<Row>, row: Row): PhoneRow {
  if (phoneRow) return phoneRow(row);
  const title = rowTitle(row);
  const texts = columns
    .map(({ render }) => render(row))
    .filter((shown): shown is string => typeof shown === 'string' && shown !== '' && shown !== title);
  return { title, detail: texts.slice(0, MAX_TEXTS).join(' · ') };
}

export function PhoneRows<Row>(props: RowsProps<Row>) {
  const { definition, rows, total, view, isLoading, empty, selection, onChange, onOpen } = props;
  const pageSize = pageSizeOf(definition);
  const tick = (row: Row, isTicked: boolean) =>
    selection?.onChange(
      isTicked ? [...selection.selected, row] : selection.selected.filter((one) => one !== row),
    );
  return (
    <>
      {rows.length === 0 && (isLoading ? <RowsOnTheWay /> : empty)}
      <Spin spinning={isLoading && rows.length > 0}>
        <ul data-rows className={styles.phoneRows} aria-label={definition.label}>
          {rows.map((row) => {
            const { title, amount, detail } = phoneRowOf(definition, row);
            return (
              <li key={definition.rowKey(row)} data-row-key={definition.rowKey(row)}>
                {selection && (
                  <Checkbox
                    aria-label={`Seleccionar ${definition.rowTitle(row)}`}
                    checked={selection.selected.includes(row)}
                    onChange={({ target }) => tick(row, target.checked)}
                  />
                )}
                <button type="button" data-printed aria-haspopup="dialog" onClick={() => onOpen(row)}>
                  <span className={styles.phoneTitle}>{title}</span>
                  {amount && <span className={styles.phoneAmount}>{amount}</span>}
                  <span className={styles.phoneDetail}>{detail}</span>
                </button>
              </li>
            );
          })}
        </ul>
        {total > pageSize && (
          <Pagination
            simple
            className={styles.phonePageLinks}
            current={view.page}
            pageSize={pageSize}
            total={total}
            {...pageButtons}
            onChange={(page) => onChange((latest) => ({ ...latest, page }))}
          />
        )}
      </Spin>
    </>
  );
}
