import { usePersistedState } from '../persisted-input/use-persisted-state';
import { formatMoney } from '@lacteos/contracts/money/money';
import { useState } from 'react';

import type { OfficeTableDefinition } from './model/table-definition';

interface Selection<Row> {
  present: readonly Row[];
  all: readonly Row[];
  choose: (rows: Row[]) => void;
  clear: () => void;
  retain: () => void;
}

/** By row keys: a changed row stays ticked. */
export function useSelection<Row>(
  { name, rowKey }: Pick<OfficeTableDefinition<Row>, 'name' | 'rowKey'>,
  rows: readonly Row[],
): Selection<Row> {
  const [selected, setSelected] = usePersistedState<readonly Row[]>(`ticked ${name}`, []);
  const [kept, setKept] = useState<readonly Row[]>([]);
  const keys = new Set(selected.map(rowKey));
  const shown = new Set(rows.map(rowKey));
  const present = rows.filter((row) => keys.has(rowKey(row)));
  const away = kept.filter((row) => keys.has(rowKey(row)) && !shown.has(rowKey(row)));
  return {
    present,
    all: [...present, ...away],
    choose: (chosen) => setSelected([...chosen, ...away]),
    clear: () => {
      setSelected([]);
      setKept([]);
    },
    retain: () => setKept([...present, ...away]),
  };
}

/** '3 pedidos seleccionados (1 en otra página) · $ 45.000,00' */
export function selectedText<Row>(
  { present, all }: Pick<Selection<Row>, 'present' | 'all'>,
  { nouns, amountOf }: Pick<OfficeTableDefinition<Row>, 'nouns' | 'amountOf'>,
): string {
  const count = all.length;
  const end = `seleccionad${nouns.isFeminine ? 'a' : 'o'}${count === 1 ? '' : 's'}`;
  const away = count - present.length;
  const sum = amountOf ? ` · ${formatMoney(all.reduce((total, row) => total + amountOf(row), 0))}` : '';
  return `${count} ${count === 1 ? nouns.one : nouns.many} ${end}${away > 0 ? ` (${away} en otra página)` : ''}${sum}`;
}
