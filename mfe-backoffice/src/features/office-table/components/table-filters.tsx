import { clearableChoice } from '@lacteos/ui/antd';
import { Input, Select } from 'antd';

import type { ChoiceFilter, DaysFilter, OfficeFilter } from '../model/table-definition';
import { withFilter, type TableView } from '../model/table-view';

interface TableFiltersProps {
  filters: readonly OfficeFilter[];
  view: TableView;
  onChange: (view: TableView) => void;
}

type Choose = (param: string, value: string | undefined) => void;

// antd takes '' for a chosen value, undefined for none.
const ALL = '';

function Choice({ filter, value, choose }: { filter: ChoiceFilter; value?: string; choose: Choose }) {
  const all = filter.allLabel === undefined ? [] : [{ value: ALL, label: filter.allLabel }];
  return (
    <Select
      className="office-filters__select"
      aria-label={filter.label}
      placeholder={filter.label}
      allowClear={all.length === 0 || value !== undefined ? clearableChoice : false}
      value={value ?? all[0]?.value}
      options={[...all, ...filter.options]}
      popupMatchSelectWidth={false}
      onChange={(chosen?: string) => choose(filter.param, chosen || undefined)}
    />
  );
}

function Days({ filter, view, choose }: { filter: DaysFilter; view: TableView; choose: Choose }) {
  const ends = [
    { param: filter.from, label: filter.labels.from },
    { param: filter.to, label: filter.labels.to },
  ];
  return ends.map(({ param, label }) => (
    <label key={param} className="office-filters__day">
      <span>{label}</span>
      <Input
        type="date"
        value={view.filters[param] ?? ''}
        onChange={(event) => choose(param, event.target.value || undefined)}
      />
    </label>
  ));
}

/** The filters of a table; any change starts again on the first page. */
export function TableFilters({ filters, view, onChange }: TableFiltersProps) {
  const choose: Choose = (param, value) => onChange(withFilter(view, param, value));
  return filters.map((filter) =>
    filter.kind === 'choice' ? (
      <Choice key={filter.param} filter={filter} value={view.filters[filter.param]} choose={choose} />
    ) : (
      <Days key={filter.from} filter={filter} view={view} choose={choose} />
    ),
  );
}
