import { Button, Empty } from 'antd';

import type { OfficeTableDefinition } from '../model/table-definition';
import { isFiltered, withoutFilters, type ChangeView, type TableView } from '../model/table-view';
import styles from './office-list.module.css';

interface NoRowsProps {
  definition: Pick<OfficeTableDefinition<never>, 'nouns' | 'emptyText' | 'emptyHint'>;
  view: TableView;
  onChange: ChangeView;
}

export function NoRows({ definition: { nouns, emptyText, emptyHint }, view, onChange }: NoRowsProps) {
  const isNarrowed = isFiltered(view);
  return (
    <Empty
      className={styles.noRows}
      description={
        <>
          <p>
            {isNarrowed
              ? `${nouns.isFeminine ? 'Ninguna' : 'Ningún'} ${nouns.one} coincide con la búsqueda.`
              : emptyText}
          </p>
          {!isNarrowed && emptyHint && <p>{emptyHint}</p>}
        </>
      }
    >
      {isNarrowed && (
        <Button onClick={() => onChange(withoutFilters)}>
          {nouns.isFeminine ? 'Ver todas las' : 'Ver todos los'} {nouns.many}
        </Button>
      )}
    </Empty>
  );
}
