import type { OfficeFilter } from './table-definition';
import type { TableView } from './table-view';

interface FoldedFilters {
  shown: readonly OfficeFilter[];
  folded: readonly OfficeFilter[];
  set: number;
}

const isSet = (filter: OfficeFilter, view: TableView): boolean =>
  (filter.kind === 'days' ? [filter.from, filter.to] : [filter.param]).some(
    (param) => view.filters[param] !== undefined,
  );

export function foldFilters(
  filters: readonly OfficeFilter[],
  view: TableView,
  isNarrow: boolean,
): FoldedFilters {
  const isFolded = (filter: OfficeFilter): boolean =>
    filter.kind !== 'given' && (isNarrow || filter.isRare === true);
  const folded = filters.filter(isFolded);
  return {
    shown: filters.filter((filter) => !isFolded(filter)),
    folded,
    set: folded.filter((filter) => isSet(filter, view)).length,
  };
}
