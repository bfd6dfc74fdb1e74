import { isDay } from '@lacteos/contracts/parsing/parse-day';

import { filterParams, type OfficeFilter, type OfficeTableDefinition } from './table-definition';

const PAGE_SIZE = 20;
export const pageSizeOf = ({
  pageSize = PAGE_SIZE,
}: Pick<OfficeTableDefinition<never>, 'pageSize'>): number => pageSize;

export const DENSITIES = ['large', 'middle', 'small'] as const;
export type Density = (typeof DENSITIES)[number];

/** Kept in the address, so that a link shows the same. */
export interface TableView {
  page: number;
  search: string;
  /** `-` before a column sorts descending. */
  sort: string;
  filters: Readonly<Record<string, string>>;
  hidden: readonly string[];
  density: Density;
}

type Definition = Pick<OfficeTableDefinition<never>, 'columns' | 'filters' | 'sort' | 'always' | 'pageSize'>;

const isAllowed = (filters: readonly OfficeFilter[], param: string, value: string): boolean =>
  filters.some((filter) => {
    if (filter.kind === 'days') return [filter.from, filter.to].includes(param) && isDay(value);
    if (filter.param !== param) return false;
    return filter.kind === 'given' || filter.kind === 'loaded'
      ? filter.pattern.test(value)
      : filter.options.some((option) => option.value === value);
  });

const pageOf = (text: string | null): number => (text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1);

const sortOf = ({ columns, sort }: Definition, text: string | null): string =>
  text && columns.some((column) => column.sort === text.replace(/^-/, '')) ? text : sort;

export const plainView = ({ sort }: Pick<Definition, 'sort'>): TableView => ({
  page: 1,
  search: '',
  sort,
  filters: {},
  hidden: [],
  density: 'middle',
});

export function readTableView(definition: Definition, address: URLSearchParams): TableView {
  const { columns, filters = [] } = definition;
  const chosen = filterParams(definition).flatMap((param) => {
    const value = address.get(param);
    return value && isAllowed(filters, param, value) ? [[param, value] as const] : [];
  });
  const canHide = new Set(columns.filter(({ isEssential }) => !isEssential).map(({ key }) => key));
  return {
    page: pageOf(address.get('page')),
    search: address.get('search') ?? '',
    sort: sortOf(definition, address.get('sort')),
    filters: Object.fromEntries(chosen),
    hidden: (address.get('hidden') ?? '').split(',').filter((key) => canHide.has(key)),
    density: DENSITIES.find((density) => density === address.get('density')) ?? 'middle',
  };
}

export function writeTableView({ sort }: Pick<Definition, 'sort'>, view: TableView): URLSearchParams {
  const address = new URLSearchParams();
  if (view.search) address.set('search', view.search);
  for (const [param, value] of Object.entries(view.filters)) if (value) address.set(param, value);
  if (view.sort !== sort) address.set('sort', view.sort);
  if (view.page > 1) address.set('page', String(view.page));
  if (view.hidden.length > 0) address.set('hidden', view.hidden.join(','));
  if (view.density !== 'middle') address.set('density', view.density);
  return address;
}

export function rowsRequest({ always }: Definition, view: TableView): Record<string, string | undefined> {
  return { sort: view.sort, search: view.search.trim() || undefined, ...view.filters, ...always };
}

export const pageRequest = (
  definition: Definition,
  view: TableView,
): Record<string, string | number | undefined> => ({
  page: view.page,
  pageSize: pageSizeOf(definition),
  ...rowsRequest(definition, view),
});

/** Receives the newest view, not the rendered one. */
export type ChangeView = (change: (view: TableView) => TableView) => void;

export const isFiltered = (view: TableView): boolean =>
  view.search.trim() !== '' || Object.keys(view.filters).length > 0;

export const isSameView = (view: TableView, filters: Readonly<Record<string, string>>): boolean => {
  const wanted = Object.entries(filters);
  return (
    view.search.trim() === '' &&
    wanted.length === Object.keys(view.filters).length &&
    wanted.every(([param, value]) => view.filters[param] === value)
  );
};
export const withoutFilters = (view: TableView): TableView => ({
  ...view,
  page: 1,
  search: '',
  filters: {},
});

export function withFilter(view: TableView, param: string, value: string | undefined): TableView {
  const { [param]: _old, ...others } = view.filters;
  return { ...view, page: 1, filters: value ? { ...others, [param]: value } : others };
}
