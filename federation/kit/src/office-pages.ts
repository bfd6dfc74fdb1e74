import { useMemo } from 'react';
import { useMenu, type PublishedMenuEntry } from './menu.js';

const entriesOf = (menu: readonly PublishedMenuEntry[], wanted: 'admin' | 'bar'): PublishedMenuEntry[] =>
  menu.filter(({ section }) => section === wanted).sort((a, b) => a.order - b.order);

export const useOfficePages = (): PublishedMenuEntry[] => {
  const menu = useMenu();
  return useMemo(() => entriesOf(menu, 'admin'), [menu]);
};

export const useOfficeBar = (): PublishedMenuEntry[] => {
  const menu = useMenu();
  return useMemo(() => entriesOf(menu, 'bar'), [menu]);
};
