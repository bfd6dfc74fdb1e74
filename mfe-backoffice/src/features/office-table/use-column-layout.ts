import { useSession } from '@lacteos/remote-kit';
import { useState } from 'react';

import type { ColumnLayout } from './model/column-layout';
import { keepColumnLayout, readColumnLayout } from './model/column-layout-memory';

/** A user's layout of a table, with its setters. */
export interface KeptColumnLayout {
  layout: ColumnLayout;
  onLayout: (layout: ColumnLayout) => void;
}

/** The columns of a table as the signed-in user arranged them; changes are stored in this browser. */
export function useColumnLayout(table: string): KeptColumnLayout {
  const session = useSession();
  const person = session.status === 'authenticated' ? session.user.id : 0;
  const [layout, setLayout] = useState(() => readColumnLayout(person, table));
  const onLayout = (next: ColumnLayout): void => {
    setLayout(next);
    keepColumnLayout(person, table, next);
  };
  return { layout, onLayout };
}
