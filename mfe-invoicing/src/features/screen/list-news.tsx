import { askedAt, countNews, newsText, useLive } from '@lacteos/api-client/live';
import { LiveNotice } from '@lacteos/ui/antd';
import type { QueryKey } from '@tanstack/react-query';

interface ListNewsProps {
  /** Kind of the rows in the live changes, e.g. 'customer'. */
  subject: string;
  nouns: { one: string; many: string; isFeminine?: boolean };
  /** Under which the shown page was read with `timed`. */
  queryKey: QueryKey;
  shown: readonly (number | string)[];
  list: { isFetching: boolean; refetch: () => unknown };
}

/** Says how many rows of a list are new or changed; they are read when the person asks for them. */
export function ListNews({ subject, nouns, queryKey, shown, list }: ListNewsProps) {
  const { changes, isTooMuch } = useLive({ subject, askedAt: askedAt(queryKey) });
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
