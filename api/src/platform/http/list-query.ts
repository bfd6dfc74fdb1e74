import { EnumField } from './fields/choice-fields.js';
import { IntField } from './fields/number-fields.js';
import { NameField } from './fields/text-fields.js';

const DEFAULT_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 200;

export interface Page {
  readonly skip: number;
  readonly take: number;
  readonly page: number;
  readonly pageSize: number;
}

export class PageQuery {
  @IntField({ optional: true, min: 1, max: 1_000_000, fromText: true })
  page?: number;

  @IntField({ optional: true, min: 1, max: MAX_PAGE_SIZE, fromText: true })
  pageSize?: number;
}

export class ListQuery extends PageQuery {
  @NameField({ optional: true, max: 100 })
  search?: string;
}

export const SortField = (columns: readonly string[]): PropertyDecorator =>
  EnumField(
    columns.flatMap((column) => [column, `-${column}`]),
    { optional: true },
  );

export function pageOf(query: PageQuery): Page {
  const isPaged = query.page !== undefined || query.pageSize !== undefined;
  const page = query.page ?? 1;
  const pageSize = query.pageSize ?? (isPaged ? DEFAULT_PAGE_SIZE : MAX_PAGE_SIZE);
  return { skip: (page - 1) * pageSize, take: pageSize, page, pageSize };
}

export function sortOf(
  sort: string | undefined,
  fallback: string,
): { column: string; direction: 'ASC' | 'DESC' } {
  const value = sort ?? fallback;
  return value.startsWith('-')
    ? { column: value.slice(1), direction: 'DESC' }
    : { column: value, direction: 'ASC' };
}
