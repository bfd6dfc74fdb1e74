import { ProTable, type ProColumns } from '@ant-design/pro-components';
import { pageButtons, CutText } from '@lacteos/ui/antd';
import { useEffect, useRef } from 'react';

import { widthOf, withWidth } from '../model/column-layout';
import type { OfficeColumn } from '../model/table-definition';
import { PAGE_SIZE, type TableView } from '../model/table-view';
import type { StoredColumnLayout } from '../use-column-layout';
import { ResizableHead, type ResizableHeadProps } from './resizable-head';
import styles from './office-table.module.css';
import type { RowsProps } from './row-cards';

// antd gives wide rows 8 pixels more on either side.
const MORE_IN_WIDE_ROWS = 16;
const SELECTION_WIDTH = 44;
// In pixels, for columns that fit their texts.
const MAX_FREE_WIDTH = 320;
const DENSE = {
  header: { cell: { paddingBlock: 4 } },
  body: { cell: { paddingBlock: 2, lineHeight: '1.5rem' } },
};
const RESIZABLE = { header: { cell: ResizableHead } };

const columnOf = <Row extends object>(
  column: OfficeColumn<Row>,
  view: TableView,
  width: number | undefined,
  onWidth: ((width: number) => void) | undefined,
): ProColumns<Row> => {
  const { key, title, render, sort, align, fixed } = column;
  const direction = view.sort.startsWith('-') ? 'descend' : 'ascend';
  const isSorted = view.sort.replace(/^-/, '') === sort;
  return {
    key,
    title,
    align,
    width,
    fixed,
    onHeaderCell: () => (fixed || !onWidth ? {} : { onWidth }) as ResizableHeadProps,
    render: (_cell, row) => {
      const shown = render(row);
      return typeof shown === 'string' ? (
        <CutText maxWidth={width === undefined ? MAX_FREE_WIDTH : undefined}>{shown}</CutText>
      ) : (
        shown
      );
    },
    ...(sort ? { sorter: true, sortOrder: isSorted ? direction : null } : {}),
  };
};

interface RowTableProps<Row> extends RowsProps<Row>, StoredColumnLayout {
  rangeText: (first: number, last: number) => string;
}

/** antd repeats the heads in a hidden row to measure them: a hidden tick box must not take the focus. */
function useHiddenRowsWithoutFocus() {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const silence = () =>
      container.current?.querySelectorAll<HTMLElement>('tr[aria-hidden="true"]').forEach((row) => {
        row.inert = true;
      });
    silence();
    const observer = new MutationObserver(silence);
    if (container.current) observer.observe(container.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return container;
}

export function RowTable<Row extends object>(props: RowTableProps<Row>) {
  const { definition, columns, rows, total, view, isLoading, empty, selection, onChange, rangeText } = props;
  const { layout, onLayout } = props;
  const container = useHiddenRowsWithoutFocus();
  const isBounded = columns.every(({ width }) => width !== undefined);
  const widths = columns.map(
    (column) => widthOf(column, layout) + (view.density === 'large' ? MORE_IN_WIDE_ROWS : 0),
  );
  const allWidths = widths.reduce((sum, width) => sum + width, selection ? SELECTION_WIDTH : 0);
  return (
    <div ref={container} data-density={view.density} className={styles.officeTable}>
      <ProTable<Row>
        rowKey={(row) => String(definition.rowKey(row))}
        columns={columns.map((column, index) =>
          columnOf(
            column,
            view,
            isBounded ? widths[index] : column.width,
            isBounded ? (width) => onLayout(withWidth(layout, column.key, width)) : undefined,
          ),
        )}
        components={isBounded ? RESIZABLE : undefined}
        tableLayout={isBounded ? 'fixed' : undefined}
        dataSource={rows}
        loading={isLoading}
        search={false}
        options={false}
        size={view.density}
        styles={view.density === 'small' ? DENSE : undefined}
        scroll={{ x: isBounded ? allWidths : 'max-content' }}
        cardProps={{ styles: { body: { padding: 0 } } }}
        locale={{ emptyText: isLoading ? 'Cargando..' : empty }}
        sortDirections={['ascend', 'descend', 'ascend']}
        showSorterTooltip={false}
        tableAlertRender={false}
        rowSelection={
          selection && {
            columnWidth: SELECTION_WIDTH,
            selectedRowKeys: selection.selected.map((row) => String(definition.rowKey(row))),
            onChange: (_keys, selected) => selection.onChange(selected),
            getTitleCheckboxProps: () => ({ 'aria-label': 'Seleccionar todas las filas' }) as object,
            getCheckboxProps: (row) =>
              ({ 'aria-label': `Seleccionar ${definition.rowTitle(row)}` }) as object,
          }
        }
        pagination={{
          className: styles.pageLinks,
          current: view.page,
          pageSize: PAGE_SIZE,
          total,
          ...pageButtons,
          showTotal: (_count, [first, last]) => rangeText(first, last),
          onChange: (page) => onChange((latest) => ({ ...latest, page })),
        }}
        onChange={(_pagination, _filters, sorter, { action }) => {
          const { columnKey, order } = Array.isArray(sorter) ? { columnKey: undefined, order: null } : sorter;
          const sort = columns.find(({ key }) => key === columnKey)?.sort;
          if (action === 'sort' && sort)
            onChange((latest) => ({ ...latest, sort: order === 'descend' ? `-${sort}` : sort, page: 1 }));
        }}
      />
    </div>
  );
}
