import { useEffect, useRef } from 'react';
import { ProTable, type ProColumns } from '@ant-design/pro-components';

import type { OfficeColumn } from '../model/table-definition';
import { PAGE_SIZE, type TableView } from '../model/table-view';
import type { RowsProps } from './row-cards';

const columnOf = <Row extends object>(column: OfficeColumn<Row>, view: TableView): ProColumns<Row> => {
  const { key, title, render, sort, align, width, fixed } = column;
  const direction = view.sort.startsWith('-') ? 'descend' : 'ascend';
  const isSorted = view.sort.replace(/^-/, '') === sort;
  return {
    key,
    title,
    align,
    width,
    fixed,
    render: (_cell, row) => render(row),
    ...(sort ? { sorter: true, sortOrder: isSorted ? direction : null } : {}),
  };
};

interface RowTableProps<Row> extends RowsProps<Row> {
  /** '1–20 de 45 pedidos' */
  rangeText: (first: number, last: number) => string;
}

/**
 * antd repeats the heads, tick box included, in a hidden row to measure them: what cannot be seen there must not take the
 * focus either.
 */
function useHiddenRowsWithoutFocus() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const silence = () =>
      place.current?.querySelectorAll<HTMLElement>('tr[aria-hidden="true"]').forEach((row) => {
        row.inert = true;
      });
    silence();
    const observer = new MutationObserver(silence);
    if (place.current) observer.observe(place.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return place;
}

/** The rows as a table; sorting and paging only say what is wanted, the database does it. */
export function RowTable<Row extends object>(props: RowTableProps<Row>) {
  const { definition, columns, rows, total, view, isLoading, empty, selection, onChange, rangeText } = props;
  const place = useHiddenRowsWithoutFocus();
  return (
    <div ref={place}>
      <ProTable<Row>
        rowKey={(row) => String(definition.rowKey(row))}
        columns={columns.map((column) => columnOf(column, view))}
        dataSource={rows}
        loading={isLoading}
        search={false}
        options={false}
        size={view.density}
        scroll={{ x: 'max-content' }}
        cardProps={{ styles: { body: { padding: 0 } } }}
        locale={{ emptyText: isLoading ? 'Cargando..' : empty }}
        sortDirections={['ascend', 'descend', 'ascend']}
        tableAlertRender={false}
        rowSelection={
          selection && {
            selectedRowKeys: selection.selected.map((row) => String(definition.rowKey(row))),
            onChange: (_keys, selected) => selection.onChange(selected),
            getCheckboxProps: (row) =>
              ({ 'aria-label': `Seleccionar ${definition.rowTitle(row)}` }) as object,
          }
        }
        pagination={{
          current: view.page,
          pageSize: PAGE_SIZE,
          total,
          showSizeChanger: false,
          showTotal: (_count, [first, last]) => rangeText(first, last),
          onChange: (page) => onChange({ ...view, page }),
        }}
        onChange={(_pagination, _filters, sorter, { action }) => {
          const { columnKey, order } = Array.isArray(sorter) ? { columnKey: undefined, order: null } : sorter;
          const sort = columns.find(({ key }) => key === columnKey)?.sort;
          if (action === 'sort' && sort)
            onChange({ ...view, sort: order === 'descend' ? `-${sort}` : sort, page: 1 });
        }}
      />
    </div>
  );
}
