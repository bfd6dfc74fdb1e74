import type { Page } from '@lacteos/api-client';
import { useSession } from '@lacteos/remote-kit';
import {
  OfficeList,
  readTableView,
  rowsRequest,
  useTableView,
  writeTableView,
  type OfficeTableDefinition,
  type TableView,
} from '@lacteos/ui/office';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { ExportMenu } from '#features/exports';
import { PrintButton } from './components/print-button';
import { SavedViews } from './components/saved-views';
import { TableNews } from './components/table-news';
import { rowsQuery } from './model/list-rows';

interface OfficeTableProps<Row> {
  definition: OfficeTableDefinition<Row>;
  /** Heading of the page; absent: the page has its own. */
  title?: string;
  actions?: ReactNode;
  counts?: Readonly<Record<string, number>>;
  bulk?: (rows: readonly Row[], clear: () => void) => ReactNode;
  summary?: (page: Page<Row[]> | undefined, view: TableView) => ReactNode;
}

/** A list of the office that the API pages. */
export function OfficeTable<Row extends object>(props: OfficeTableProps<Row>) {
  const { definition, summary, ...page } = props;
  const { exportPath, name, nouns } = definition;
  const session = useSession();
  const shown = useTableView(definition);
  const { view } = shown;
  const list = useQuery(rowsQuery(definition, view));
  return (
    <OfficeList
      {...page}
      {...shown}
      definition={definition}
      list={list}
      person={session.status === 'authenticated' ? session.user.id : 0}
      tools={(columns, change) => (
        <>
          <SavedViews
            table={name}
            query={writeTableView(definition, { ...view, page: 1 }).toString()}
            onChoose={(query) => change(() => readTableView(definition, new URLSearchParams(query)))}
          />
          {exportPath && (
            <ExportMenu
              path={exportPath}
              subject={`${nouns.isFeminine ? 'las' : 'los'} ${nouns.many}`}
              params={rowsRequest(definition, view)}
            />
          )}
          <PrintButton definition={definition} columns={columns} view={view} />
        </>
      )}
      summary={summary?.(list.data, view)}
      news={(retain) => (
        <TableNews
          definition={definition}
          view={view}
          rows={list.data?.data ?? []}
          list={list}
          onShow={retain}
        />
      )}
    />
  );
}
