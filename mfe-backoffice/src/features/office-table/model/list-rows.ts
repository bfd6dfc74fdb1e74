import { api, type ApiError, type Page } from '@lacteos/api-client';
import { recordRequestTime } from '@lacteos/api-client/live';
import { pageRequest, type OfficeTableDefinition, type TableView } from '@lacteos/ui/office';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export const rowsQuery = <Row>(definition: OfficeTableDefinition<Row>, view: TableView) => {
  const params = pageRequest(definition, view);
  const queryKey = [definition.name, 'list', params];
  return queryOptions<Page<Row[]>, ApiError>({
    queryKey,
    queryFn: ({ signal }) =>
      recordRequestTime(queryKey, () => api.getPage<Row[]>(definition.path, { params, signal })),
    placeholderData: keepPreviousData,
    meta: { isKept: true },
  });
};
