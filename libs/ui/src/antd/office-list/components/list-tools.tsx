import { Button, ConfigProvider, type ThemeConfig } from 'antd';
import type { ReactNode } from 'react';

import { useIsBelow } from '#hooks/use-breakpoint';
import { useTextSizedTheme } from '../../theme';
import { foldFilters } from '../model/folded-filters';
import type { OfficeTableDefinition } from '../model/table-definition';
import { isFiltered, withoutFilters, type ChangeView, type TableView } from '../model/table-view';
import { FoldedTools } from './folded-tools';
import { TableFilters } from './table-filters';
import { SortChoice } from './phone-rows';
import { TableSearch } from './table-search';
import styles from './office-list.module.css';

const SLIM: ThemeConfig = { token: { controlHeight: 32, controlHeightSM: 28, fontSize: 14 } };
const AS_IT_IS: ThemeConfig = {};

/** Controls of 32 pixels beside a mouse; a thumb keeps its 44. */
export function SlimControls({ children }: { children: ReactNode }) {
  const slim = useTextSizedTheme(SLIM);
  return <ConfigProvider theme={useIsBelow('md') ? AS_IT_IS : slim}>{children}</ConfigProvider>;
}

interface ListToolsProps<Row> {
  definition: OfficeTableDefinition<Row>;
  view: TableView;
  onChange: ChangeView;
  /** Columns, views, export and print. */
  more: ReactNode;
}

export function ListTools<Row>({ definition, view, onChange, more }: ListToolsProps<Row>) {
  const { label, search, filters = [], columns } = definition;
  const isNarrow = useIsBelow('md');
  const { shown, folded, set } = foldFilters(filters, view, isNarrow);
  const searchField = search && (
    <TableSearch
      {...search}
      sent={view.search}
      onSend={(text) => onChange((latest) => ({ ...latest, search: text, page: 1 }))}
    />
  );
  const clear = isFiltered(view) && (
    <Button type="text" onClick={() => onChange(withoutFilters)}>
      Limpiar filtros
    </Button>
  );
  return (
    <div className={styles.officeFilters} role="search" aria-label={label}>
      {isNarrow ? (
        <FoldedTools label="Filtros y más" set={set} isOpenAtFirst={view.search !== ''}>
          {searchField}
          <TableFilters filters={folded} view={view} onChange={onChange} />
          <SortChoice columns={columns} view={view} onChange={onChange} />
          {more}
        </FoldedTools>
      ) : (
        searchField
      )}
      <TableFilters filters={shown} view={view} onChange={onChange} />
      {!isNarrow && folded.length > 0 && (
        <FoldedTools label="Más filtros" set={set} isOpenAtFirst={set > 0}>
          <TableFilters filters={folded} view={view} onChange={onChange} />
        </FoldedTools>
      )}
      {clear}
    </div>
  );
}
