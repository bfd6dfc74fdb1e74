import { requestedAt, countNews, newsText, useLive } from '@lacteos/api-client/live';
import { LiveNotice } from '@lacteos/ui/antd';
import type { OfficeTableDefinition, TableView } from '@lacteos/ui/office';

import { rowsQuery } from '../model/list-rows';

interface TableNewsProps<Row> {
  definition: OfficeTableDefinition<Row>;
  view: TableView;
  rows: readonly Row[];
  list: { isFetching: boolean; refetch: () => unknown };
  onShow: () => void;
}

export function TableNews<Row>({ definition, view, rows, list, onShow }: TableNewsProps<Row>) {
  const { liveSubject: subject = '', rowKey, nouns } = definition;
  const { changes, isTooMuch } = useLive({
    subject,
    requestedAt: requestedAt(rowsQuery(definition, view).queryKey),
  });
  const shown = new Set(rows.map((row) => String(rowKey(row))));
  const text = newsText(
    countNews(changes, (id) => shown.has(id)),
    nouns,
  );
  const told = isTooMuch ? `Hay ${nouns.many} con cambios` : text;
  const show = () => {
    onShow();
    void list.refetch();
  };
  return <LiveNotice text={subject === '' ? null : told} isLoading={list.isFetching} onShow={show} />;
}
