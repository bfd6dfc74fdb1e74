import type { Page } from '@lacteos/api-client';
import { useIsBelow } from '@lacteos/ui';
import { hasListFailed, ListAge, LoadFailure } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Button, Empty } from 'antd';
import { useEffect, type ReactNode } from 'react';

import { ExportMenu } from '#features/exports';
import { focusRow } from '#features/keyboard';
import { rowsQuery } from './model/list-rows';
import { BulkBar } from './components/bulk-bar';
import { ColumnChooser } from './components/column-chooser';
import { FoldedTools } from './components/folded-tools';
import { PrintButton } from './components/print-button';
import { RowCards } from './components/row-cards';
import { RowTable } from './components/row-table';
import { SavedViews } from './components/saved-views';
import { TableFilters } from './components/table-filters';
import { TableNews } from './components/table-news';
import { TableSearch } from './components/table-search';
import { foldFilters } from './model/folded-filters';
import type { OfficeColumn, OfficeTableDefinition } from './model/table-definition';
import {
  isFiltered,
  PAGE_SIZE,
  readTableView,
  rowsRequest,
  withoutFilters,
  writeTableView,
  type ChangeView,
  type TableView,
} from './model/table-view';
import { arrangeColumns } from './model/column-layout';
import { useColumnLayout, type StoredColumnLayout } from './use-column-layout';
import { selectedText, useSelection } from './use-selection';
import { useTableView } from './use-table-view';
import styles from './components/office-table.module.css';

interface OfficeTableProps<Row> {
  definition: OfficeTableDefinition<Row>;
  bulk?: (rows: readonly Row[], clear: () => void) => ReactNode;
  toolbar?: ReactNode;
  summary?: (page: Page<Row[]> | undefined, view: TableView) => ReactNode;
}

function NoRows<Row>({ definition, view, onChange }: ToolsProps<Row>) {
  const isNarrowed = isFiltered(view);
  const { nouns, emptyText, emptyHint } = definition;
  return (
    <Empty
      className={styles.noRows}
      description={
        <>
          <p>
            {isNarrowed
              ? `${nouns.isFeminine ? 'Ninguna' : 'Ningún'} ${nouns.one} coincide con la búsqueda.`
              : emptyText}
          </p>
          {!isNarrowed && emptyHint && <p>{emptyHint}</p>}
        </>
      }
    >
      {isNarrowed && (
        <Button onClick={() => onChange(withoutFilters)}>
          {nouns.isFeminine ? 'Ver todas las' : 'Ver todos los'} {nouns.many}
        </Button>
      )}
    </Empty>
  );
}

interface ToolsProps<Row> {
  definition: OfficeTableDefinition<Row>;
  view: TableView;
  onChange: ChangeView;
}

interface AllToolsProps<Row> extends ToolsProps<Row>, StoredColumnLayout {
  toolbar?: ReactNode;
  shownColumns: readonly OfficeColumn<Row>[];
}

function Tools<Row>(props: AllToolsProps<Row>) {
  const { definition, view, onChange, toolbar, layout, onLayout, shownColumns } = props;
  const { label, search, filters = [], columns, name, exportPath, nouns } = definition;
  const isNarrow = useIsBelow('md');
  const { shown, folded, set } = foldFilters(filters, view, isNarrow);
  const tools = (
    <>
      <ColumnChooser columns={columns} view={view} onChange={onChange} layout={layout} onLayout={onLayout} />
      <SavedViews
        table={name}
        query={writeTableView(definition, { ...view, page: 1 }).toString()}
        onChoose={(query) => onChange(() => readTableView(definition, new URLSearchParams(query)))}
      />
      {exportPath && (
        <ExportMenu
          path={exportPath}
          subject={`${nouns.isFeminine ? 'las' : 'los'} ${nouns.many}`}
          params={rowsRequest(definition, view)}
        />
      )}
      <PrintButton definition={definition} columns={shownColumns} view={view} />
    </>
  );
  return (
    <div className={styles.officeFilters} role="search" aria-label={label}>
      {search && (
        <TableSearch
          {...search}
          sent={view.search}
          onSend={(text) => onChange((latest) => ({ ...latest, search: text, page: 1 }))}
        />
      )}
      <TableFilters filters={shown} view={view} onChange={onChange} />
      {isNarrow ? (
        <FoldedTools label="Filtros y más" set={set} isOpenAtFirst={false}>
          <TableFilters filters={folded} view={view} onChange={onChange} />
          {tools}
        </FoldedTools>
      ) : (
        <>
          {folded.length > 0 && (
            <FoldedTools label="Más filtros" set={set} isOpenAtFirst={set > 0}>
              <TableFilters filters={folded} view={view} onChange={onChange} />
            </FoldedTools>
          )}
          {tools}
        </>
      )}
      {toolbar}
      {isFiltered(view) && (
        <Button type="text" onClick={() => onChange(withoutFilters)}>
          Limpiar filtros
        </Button>
      )}
    </div>
  );
}

/** The API searches, filters, sorts and pages; the state is in the address. On a phone rows are cards. */
export function OfficeTable<Row extends object>(props: OfficeTableProps<Row>) {
  const { definition, bulk, toolbar, summary } = props;
  const { view, change, correct } = useTableView(definition);
  const columnLayout = useColumnLayout(definition.name);
  const isNarrow = useIsBelow('md');
  const list = useQuery(rowsQuery(definition, view));
  const rows = list.data?.data ?? [];
  const total = list.data?.meta?.total ?? rows.length;
  const lastPage = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const isPastTheEnd = list.isSuccess && !list.isPlaceholderData && view.page > lastPage;

  // The last page became empty, or an old link points past the end.
  useEffect(() => {
    if (isPastTheEnd) correct((latest) => ({ ...latest, page: Math.min(latest.page, lastPage) }));
  }, [isPastTheEnd, lastPage, correct]);

  const selection = useSelection(definition, rows);
  const show: ChangeView = (next) => {
    selection.clear();
    change(next);
  };
  const shownColumns = arrangeColumns(definition.columns, columnLayout.layout).filter(
    ({ key, isOfSearch }) => !view.hidden.includes(key) && (!isOfSearch || view.search !== ''),
  );
  const rowsProps = {
    definition,
    columns: shownColumns,
    rows,
    total,
    view,
    isLoading: list.isPending || list.isPlaceholderData,
    empty: <NoRows definition={definition} view={view} onChange={show} />,
    selection: bulk && { selected: selection.present, onChange: selection.choose },
    onChange: show,
  };
  const orMore = list.data?.meta?.isCapped ? ' o más' : '';
  const rangeText = (first: number, last: number) =>
    `${first}–${last} de ${total.toLocaleString('es-CO', { useGrouping: total > 9999 })}${orMore} ${definition.nouns.many}`;

  return (
    <>
      <button type="button" className={styles.toRows} onClick={() => focusRow('first')}>
        Saltar a las filas
      </button>
      <Tools
        definition={definition}
        view={view}
        onChange={show}
        toolbar={toolbar}
        shownColumns={shownColumns}
        {...columnLayout}
      />
      {summary?.(list.data, view)}
      {bulk && selection.all.length > 0 && (
        <BulkBar text={selectedText(selection, definition.nouns)}>
          {bulk(selection.all, selection.clear)}
        </BulkBar>
      )}
      <TableNews definition={definition} view={view} rows={rows} list={list} onShow={selection.retain} />
      {!hasListFailed(list) && <ListAge list={list} />}
      {list.isError && hasListFailed(list) ? (
        <LoadFailure error={list.error} isRetrying={list.isFetching} onRetry={() => void list.refetch()} />
      ) : (
        <div className={styles.officeRows}>
          {isNarrow ? (
            <RowCards {...rowsProps} />
          ) : (
            <RowTable {...rowsProps} {...columnLayout} rangeText={rangeText} />
          )}
        </div>
      )}
    </>
  );
}
