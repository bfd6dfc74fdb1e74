import type { PageMeta } from '@lacteos/contracts/schemas';
import { useEffect, useId, type ReactNode } from 'react';

import { useIsBelow } from '../../hooks/use-breakpoint';
import { hasListFailed } from '../has-list-failed';
import { ListAge } from '../list-age';
import { LoadFailure } from '../load-failure';
import { BulkBar } from './components/bulk-bar';
import { ColumnChooser } from './components/column-chooser';
import { FoldedTools } from './components/folded-tools';
import { ListTools, SlimControls } from './components/list-tools';
import { NoRows } from './components/no-rows';
import { PhoneRows } from './components/phone-rows';
import { RowPanel } from './components/row-panel';
import { RowTable } from './components/row-table';
import { ViewTabs } from './components/view-tabs';
import { arrangeColumns } from './model/column-layout';
import { focusRow } from './model/row-keys';
import type { OfficeColumn, OfficeTableDefinition } from './model/table-definition';
import { pageSizeOf, type ChangeView } from './model/table-view';
import { useColumnLayout } from './use-column-layout';
import { useOpenedRow } from './use-opened-row';
import { selectedText, useSelection } from './use-selection';
import type { ShownView } from './use-table-view';
import styles from './components/office-list.module.css';

/** The list call of a remote, as its query library answers it. */
export interface ListRead<Row> {
  data: { data: Row[]; meta?: PageMeta } | undefined;
  error: { status: number; message: string } | null;
  isPending: boolean;
  isSuccess: boolean;
  isError: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  dataUpdatedAt: number;
  refetch: () => unknown;
}

interface OfficeListProps<Row> extends ShownView {
  definition: OfficeTableDefinition<Row>;
  list: ListRead<Row>;
  /** Heading of the page; absent: the page has its own. */
  title?: string;
  /** The page's own acts, beside its heading. */
  actions?: ReactNode;
  /** On a phone acts and columns open by a button beside the heading. */
  foldsActions?: boolean;
  /** Whose layout of the columns is remembered. */
  person: number;
  counts?: Readonly<Record<string, number>>;
  /** In place of search and filters. */
  filterForm?: ReactNode;
  tools?: (columns: readonly OfficeColumn<Row>[], change: ChangeView) => ReactNode;
  summary?: ReactNode;
  bulk?: (rows: readonly Row[], clear: () => void) => ReactNode;
  /** Says that rows changed; `retain` keeps what is ticked when it shows them. */
  news?: (retain: () => void) => ReactNode;
  empty?: ReactNode;
  isBusy?: boolean;
}

interface HeadProps<Row> extends Pick<
  OfficeListProps<Row>,
  'definition' | 'title' | 'actions' | 'foldsActions' | 'counts' | 'filterForm' | 'view'
> {
  id: string;
  onChange: ChangeView;
  more: ReactNode;
}

/** Heading, views and tools in one line; on a phone the tools fold behind a button beside the heading. */
function ListHead<Row>(props: HeadProps<Row>) {
  const { definition, title, actions, foldsActions, counts, filterForm, view, id, onChange, more } = props;
  const { nouns, views } = definition;
  const isNarrow = useIsBelow('md');
  const tools = (
    <ListTools
      definition={definition}
      view={view}
      onChange={onChange}
      more={
        <>
          {isNarrow && actions}
          {more}
        </>
      }
    />
  );
  return (
    <>
      <div className={styles.listHead}>
        {title && <h1 id={id}>{title}</h1>}
        {views && (
          <ViewTabs
            views={views}
            counts={counts}
            allText={nouns.isFeminine ? 'Todas' : 'Todos'}
            view={view}
            onChange={onChange}
          />
        )}
        {isNarrow && filterForm && foldsActions ? (
          <FoldedTools label="Más acciones" set={0} isOpenAtFirst={false}>
            {actions}
            {more}
          </FoldedTools>
        ) : (
          <div className={styles.listTools}>
            {(!isNarrow || filterForm) && (
              <>
                {actions}
                {more}
              </>
            )}
          </div>
        )}
        {isNarrow && !filterForm && tools}
      </div>
      <button type="button" className={styles.toRows} onClick={() => focusRow('first')}>
        Saltar a las filas
      </button>
      {filterForm ?? (!isNarrow && tools)}
    </>
  );
}

/** The last page became empty, or an old link points past the end. */
function useExistingPage<Row>({ definition, list, view, correct }: OfficeListProps<Row>): number {
  const total = list.data?.meta?.total ?? list.data?.data.length ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / pageSizeOf(definition)));
  const isPastTheEnd = list.isSuccess && !list.isPlaceholderData && view.page > lastPage;
  useEffect(() => {
    if (isPastTheEnd) correct((latest) => ({ ...latest, page: Math.min(latest.page, lastPage) }));
  }, [isPastTheEnd, lastPage, correct]);
  return total;
}

/** All lists of the office. The API searches, filters, sorts and pages; the state is in the address. */
export function OfficeList<Row extends object>(props: OfficeListProps<Row>) {
  const { definition, list, view, change, person, bulk, title } = props;
  const { columns, nouns } = definition;
  const id = useId();
  const columnLayout = useColumnLayout(definition.name, person);
  const isNarrow = useIsBelow('md');
  const rows = list.data?.data ?? [];
  const total = useExistingPage(props);
  const selection = useSelection(definition, rows);
  const opened = useOpenedRow(definition, rows);
  const show: ChangeView = (next) => {
    selection.clear();
    change(next);
  };
  const shownColumns = arrangeColumns(columns, columnLayout.layout).filter(
    ({ key, isOfSearch }) => !view.hidden.includes(key) && (!isOfSearch || view.search !== ''),
  );
  const rowsProps = {
    definition,
    columns: shownColumns,
    rows,
    total,
    view,
    isLoading: list.isPending || list.isPlaceholderData || (props.isBusy ?? false),
    empty: props.empty ?? <NoRows definition={definition} view={view} onChange={show} />,
    selection: bulk && { selected: selection.present, onChange: selection.choose },
    onChange: show,
    opened: opened.row && definition.rowKey(opened.row),
    onOpen: opened.open,
  };
  const orMore = list.data?.meta?.isCapped ? ' o más' : '';
  const rangeText = (first: number, last: number) =>
    `${first}–${last} de ${total.toLocaleString('es-CO', { useGrouping: total > 9999 })}${orMore} ${nouns.many}`;
  const more = (
    <>
      <ColumnChooser columns={columns} view={view} onChange={show} {...columnLayout} />
      {props.tools?.(shownColumns, show)}
    </>
  );
  const failure = list.error && hasListFailed(list) ? list.error : null;
  return (
    <section className={styles.officeList} {...(title ? { 'aria-labelledby': id } : {})}>
      <SlimControls>
        <ListHead {...props} id={id} onChange={show} more={more} />
        {props.summary}
        {bulk && selection.all.length > 0 && (
          <BulkBar text={selectedText(selection, definition)}>{bulk(selection.all, selection.clear)}</BulkBar>
        )}
        {props.news?.(selection.retain)}
        {!failure && <ListAge list={list} />}
      </SlimControls>
      {failure ? (
        <LoadFailure error={failure} isRetrying={list.isFetching} onRetry={() => void list.refetch()} />
      ) : (
        <div className={styles.officeRows}>
          {isNarrow ? (
            <PhoneRows {...rowsProps} />
          ) : (
            <SlimControls>
              <RowTable {...rowsProps} {...columnLayout} rangeText={rangeText} />
            </SlimControls>
          )}
        </div>
      )}
      {opened.row && (
        <SlimControls>
          <RowPanel
            {...{ definition, rows }}
            row={opened.row}
            onShow={opened.walkTo}
            onClose={opened.close}
          />
        </SlimControls>
      )}
    </section>
  );
}
