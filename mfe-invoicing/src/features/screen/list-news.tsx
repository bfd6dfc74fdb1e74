import { requestedAt, countNews, newsText, useLive } from '@lacteos/api-client/live';
import { LiveNotice } from '@lacteos/ui/antd';
import type { QueryKey } from '@tanstack/react-query';

interface ListNewsProps {
  subject: string;
  nouns: { one: string; many: string; isFeminine?: boolean };
  /** Key of the shown page, read with `timed`. */
  queryKey: QueryKey;
  shown: readonly (number | string)[];
  list: { isFetching: boolean; refetch: () => unknown };
}

export function ListNews({ subject, nouns, queryKey, shown, list }: ListNewsProps) {
  const { changes, isTooMuch } = useLive({ subject, requestedAt: requestedAt(queryKey) });
  const ids = new Set(shown.map(String));
  const text = newsText(
    countNews(changes, (id) => ids.has(id)),
    nouns,
  );
  return (
    <LiveNotice
      text={isTooMuch ? `Hay ${nouns.many} con cambios` : text}
      isLoading={list.isFetching}
      onShow={() => void list.refetch()}
    />
  );
}
