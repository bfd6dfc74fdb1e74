import { Table, type TableColumnType } from 'antd';
import { useEffect, useRef, type MouseEvent } from 'react';

import { useIsBelow } from '#hooks/use-breakpoint';
import { CutText } from '../../cut-text/cut-text';
import { pageButtons } from '../../page-buttons/page-buttons';
import { widthOf, withWidth } from '../model/column-layout';
import type { OfficeColumn } from '../model/table-definition';
import { pageSizeOf, type TableView } from '../model/table-view';
import type { StoredColumnLayout } from '../use-column-layout';
import { ResizableHead, type ResizableHeadProps } from './resizable-head';
import styles from './office-list.module.css';
import type { RowsProps } from './phone-rows';

const SELECTION_WIDTH = 36;
// In pixels, for columns that fit their texts.
const MAX_FREE_WIDTH = 320;
const RESIZABLE = { header: { cell: ResizableHead } };
const PRESSED_ITSELF = 'a, button, input, label, select, textarea, summary, [role="switch"]';

const columnOf = <Row extends object>(
  column: OfficeColumn<Row>,
  view: TableView,
  width: number | undefined,
  onWidth: ((width: number) => void) | undefined,
): TableColumnType<Row> => {
  const { key, title, render, sort, align, fixed } = column;
  const direction = view.sort.startsWith('-') ? 'descend' : 'ascend';
  const isSorted = view.sort.replace(/^-/, '') === sort;
  return {
    key,
    title,
    align,
    width,
    fixed,
    className: key === 'actions' ? styles.rowActions : undefined,
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

/** Not on what has an action of its own, nor in a dialog that the row opened, nor at the end of a selected text. */
function isPressOnRow({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  const isOwn =
    target instanceof Element && currentTarget.contains(target) && !target.closest(PRESSED_ITSELF);
  return isOwn && !window.getSelection()?.toString();
}

export function RowTable<Row extends object>(props: RowTableProps<Row>) {
  const { definition, columns, rows, total, view, isLoading, empty, selection, onChange, rangeText } = props;
  const { layout, onLayout, opened, onOpen } = props;
  const container = useHiddenRowsWithoutFocus();
  const isTight = useIsBelow('xl');
  const isBounded = columns.every(({ width }) => width !== undefined);
  const widths = columns.map((column) => widthOf(column, layout, isTight));
  const allWidths = widths.reduce((sum, width) => sum + width, selection ? SELECTION_WIDTH : 0);
  const pageSize = pageSizeOf(definition);
  return (
    <div ref={container} data-density={view.density} className={styles.officeTable}>
      <Table<Row>
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
        size="small"
        scroll={{ x: isBounded ? allWidths : 'max-content' }}
        locale={{ emptyText: isLoading ? 'Cargando..' : empty }}
        sortDirections={['ascend', 'descend', 'ascend']}
        showSorterTooltip={false}
        onRow={(row) => ({
          'data-opened': definition.rowKey(row) === opened || undefined,
          onClick: (event) => isPressOnRow(event) && onOpen(row),
        })}
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
        pagination={
          total > pageSize || definition.pageSize === undefined
            ? {
                className: styles.pageLinks,
                current: view.page,
                pageSize,
                total,
                ...pageButtons,
                showTotal: (_count, [first, last]) => rangeText(first, last),
                onChange: (page) => onChange((latest) => ({ ...latest, page })),
              }
            : false
        }
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
