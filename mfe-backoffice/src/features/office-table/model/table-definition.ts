import type { ComponentType, ReactNode } from 'react';

export interface OfficeColumn<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** Value of `sort` in the list call; without it the column cannot be sorted. */
  sort?: string;
  /** The column cannot be hidden: the name of the row, or its actions. */
  isEssential?: boolean;
  align?: 'left' | 'right';
  width?: number;
  /** Only while rows are searched for, e.g. by what a row was found. */
  isOfSearch?: boolean;
  /** Stays in view while the table scrolls sideways. */
  fixed?: 'left' | 'right';
}

interface FoldableFilter {
  /** Seldom set: it stands behind 'Más filtros'. */
  isRare?: boolean;
}

/** A filter with a few fixed values; `param` is its name in the list call and in the address. */
export interface ChoiceFilter extends FoldableFilter {
  kind: 'choice';
  param: string;
  label: string;
  /** Text of the choice that filters nothing; without it the empty filter shows its label. */
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
/** Two days, both included; `from` and `to` are the names in the list call and in the address. */
export interface DaysFilter extends FoldableFilter {
  kind: 'days';
  from: string;
  to: string;
  labels: { from: string; to: string };
}
/** A filter set by links of other pages; it shows only while it is set, and can be removed. */
export interface GivenFilter {
  kind: 'given';
  param: string;
  label: string;
  pattern: RegExp;
  /** Shows the value, e.g. the name of the product with this id; without it the value shows as it is. */
  Value?: ComponentType<{ value: string }>;
}
export type OfficeFilter = ChoiceFilter | LoadedFilter | DaysFilter | GivenFilter;

/** Definition of a back-office table; the API filters, sorts and pages. */
export interface OfficeTableDefinition<Row> {
  name: string;
  /** List call, answering `{data: Row[], meta: {total}}`. */
  path: string;
  label: string;
  /** 'pedido' and 'pedidos'. */
  nouns: { one: string; many: string; isFeminine?: boolean };
  /** 'Todavía no hay pedidos.': without a filter nothing is there. */
  emptyText: string;
  /** Explains an empty list: 'Aparecen aquí cuando …' */
  emptyHint?: string;
  rowKey: (row: Row) => number;
  /** Names a row where its columns don't: on cards and for the tick box. */
  rowTitle: (row: Row) => string;
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
