import { CloseOutlined } from '@ant-design/icons';
import { clearableChoice } from '../../decorative-icons';
import { DayRangeField } from '../../typed-field/day-range-field';
import { Select, Tag } from 'antd';

import type {
  ChoiceFilter,
  DaysFilter,
  LinkedFilter,
  LoadedFilter,
  OfficeFilter,
} from '../model/table-definition';
import { useIsBelow } from '#hooks/use-breakpoint';
import { withFilter, type ChangeView, type TableView } from '../model/table-view';
import styles from './office-list.module.css';

interface TableFiltersProps {
  filters: readonly OfficeFilter[];
  view: TableView;
  onChange: ChangeView;
}

type Choose = (param: string, value: string | undefined) => void;

// antd takes '' for a chosen value, undefined for none.
const ALL = '';

function Choice({ filter, value, choose }: { filter: ChoiceFilter; value?: string; choose: Choose }) {
  const all = filter.allLabel === undefined ? [] : [{ value: ALL, label: filter.allLabel }];
  return (
    <Select
      className={styles.officeFiltersSelect}
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

function LoadedChoice({ filter, ...rest }: { filter: LoadedFilter; value?: string; choose: Choose }) {
  const { param, label, useOptions } = filter;
  return <Choice filter={{ kind: 'choice', param, label, options: useOptions() }} {...rest} />;
}

interface DaysProps extends Pick<TableFiltersProps, 'view' | 'onChange'> {
  filter: DaysFilter;
}

function Days({ filter, view, onChange }: DaysProps) {
  const isNarrow = useIsBelow('md');
  const { from, to, labels } = filter;
  return (
    <DayRangeField
      isInline={!isNarrow}
      labels={labels}
      value={{ from: view.filters[from], to: view.filters[to] }}
      onChange={(range) =>
        onChange((latest) => withFilter(withFilter(latest, from, range.from), to, range.to))
      }
    />
  );
}

function LinkedFilterTag({
  filter,
  value,
  choose,
}: {
  filter: LinkedFilter;
  value?: string;
  choose: Choose;
}) {
  if (value === undefined) return null;
  const { param, label, Value } = filter;
  return (
    <Tag
      className={styles.officeFiltersGiven}
      closeIcon={<CloseOutlined aria-label={`Quitar el filtro ${label}`} />}
      onClose={() => choose(param, undefined)}
    >
      {label}: {Value ? <Value value={value} /> : value}
    </Tag>
  );
}

export function TableFilters({ filters, view, onChange }: TableFiltersProps) {
  const choose: Choose = (param, value) => onChange((latest) => withFilter(latest, param, value));
  return filters.map((filter) => {
    if (filter.kind === 'days')
      return <Days key={filter.from} filter={filter} view={view} onChange={onChange} />;
    const { param } = filter;
    const value = view.filters[param];
    if (filter.kind === 'loaded')
      return <LoadedChoice key={param} filter={filter} value={value} choose={choose} />;
    return filter.kind === 'given' ? (
      <LinkedFilterTag key={param} filter={filter} value={value} choose={choose} />
    ) : (
      <Choice key={param} filter={filter} value={value} choose={choose} />
    );
  });
}
