import { useMemo } from 'react';
import { useMenu, type PublishedMenuEntry } from './menu.js';

const entriesOf = (menu: readonly PublishedMenuEntry[], wanted: 'admin' | 'bar'): PublishedMenuEntry[] =>
  menu.filter(({ section }) => section === wanted).sort((a, b) => a.order - b.order);

/** Back-office pages that the user may see, from the menu. */
export const useOfficePages = (): PublishedMenuEntry[] => {
  const menu = useMenu();
  return useMemo(() => entriesOf(menu, 'admin'), [menu]);
};

/** Pages of the office's phone bar, in menu order. */
export const useOfficeBar = (): PublishedMenuEntry[] => {
  const menu = useMenu();
  return useMemo(() => entriesOf(menu, 'bar'), [menu]);
};
