import { useState } from 'react';

import type { ColumnLayout } from './model/column-layout';
import { storeColumnLayout, readColumnLayout } from './model/column-layout-memory';

export interface StoredColumnLayout {
  layout: ColumnLayout;
  onLayout: (layout: ColumnLayout) => void;
}

/** Stored in this browser. */
export function useColumnLayout(table: string, person: number): StoredColumnLayout {
  const [layout, setLayout] = useState(() => readColumnLayout(person, table));
  const onLayout = (next: ColumnLayout): void => {
    setLayout(next);
    storeColumnLayout(person, table, next);
  };
  return { layout, onLayout };
}
