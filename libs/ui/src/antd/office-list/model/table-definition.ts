import type { ComponentType, ReactNode } from 'react';

export interface OfficeColumn<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** Value of the list call's `sort`; absent: not sortable. */
  sort?: string;
  /** Cannot be hidden. */
  isEssential?: boolean;
  align?: 'left' | 'right';
  width?: number;
  /** In windows narrower than 1200 pixels. */
  tightWidth?: number;
  isOfSearch?: boolean;
  fixed?: 'left' | 'right';
}

interface FoldableFilter {
  isRare?: boolean;
}

/** `param` is its name in list call and address. */
export interface ChoiceFilter extends FoldableFilter {
  kind: 'choice';
  param: string;
  label: string;
  allLabel?: string;
  options: readonly FilterOption[];
}
interface FilterOption {
  value: string;
  label: string;
}
export interface LoadedFilter extends FoldableFilter {
  kind: 'loaded';
  param: string;
  label: string;
  pattern: RegExp;
  useOptions: () => readonly FilterOption[];
}
/** Both days included; `from` and `to` are names in list call and address. */
export interface DaysFilter extends FoldableFilter {
  kind: 'days';
  from: string;
  to: string;
  labels: { from: string; to: string };
}
export interface LinkedFilter {
  kind: 'given';
  param: string;
  label: string;
  pattern: RegExp;
  /** Renders the value, e.g. a product's name; absent: as it is. */
  Value?: ComponentType<{ value: string }>;
}
/** A tab above the list; the key of its count is its name. */
export interface ListView {
  name: string;
  filters: Readonly<Record<string, string>>;
}

/** The two lines of a row on a phone. */
export interface PhoneRow {
  title: string;
  amount?: string;
  detail: string;
}

export type OfficeFilter = ChoiceFilter | LoadedFilter | DaysFilter | LinkedFilter;

export interface OfficeTableDefinition<Row> {
  name: string;
  /** List call, answering `{data: Row[], meta: {total}}`. */
  path: string;
  label: string;
  nouns: { one: string; many: string; isFeminine?: boolean };
  emptyText: string;
  emptyHint?: string;
  rowKey: (row: Row) => number | string;
  rowTitle: (row: Row) => string;
  /** Absent: its title and its first texts. */
  phoneRow?: (row: Row) => PhoneRow;
  /** In pesos: ticked rows are summed. */
  amountOf?: (row: Row) => number;
  /** Address of the row's own page. */
  pageOf?: (row: Row) => string;
  /** Below the columns, in the panel beside the list. */
  Panel?: ComponentType<{ row: Row }>;
  views?: readonly ListView[];
  /** Absent: 20. */
  pageSize?: number;
  columns: readonly OfficeColumn<Row>[];
  filters?: readonly OfficeFilter[];
  search?: { label: string; placeholder: string };
  /** Default order, as the list call writes it: `-createdAt`. */
  sort: string;
  /** Kind of the rows in live updates, e.g. 'order'; without it the table is told nothing. */
  liveSubject?: string;
  /** Parameters that every call of this table carries. */
  always?: Readonly<Record<string, string>>;
  /** Call that streams all filtered rows as a file (`?format=xlsx|csv`); without it nothing can be exported. */
  exportPath?: string;
}

export const filterParams = ({ filters = [] }: Pick<OfficeTableDefinition<never>, 'filters'>): string[] =>
  filters.flatMap((filter) => (filter.kind === 'days' ? [filter.from, filter.to] : [filter.param]));
