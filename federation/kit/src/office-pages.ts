import { useMemo } from 'react';
import { useMenu, type PublishedMenuEntry } from './menu.js';

const entriesOf = (menu: readonly PublishedMenuEntry[], wanted: 'admin' | 'bar'): PublishedMenuEntry[] =>
  menu.filter(({ section }) => section === wanted).sort((a, b) => a.order - b.order);

/** The live back-office pages that the signed-in user may see: the entries of its menu. */
export const useOfficePages = (): PublishedMenuEntry[] => {
  const menu = useMenu();
  return useMemo(() => entriesOf(menu, 'admin'), [menu]);
};

/** The pages at the foot of a phone in the office, in menu order. */
export const useOfficeBar = (): PublishedMenuEntry[] => {
  const menu = useMenu();
  return useMemo(() => entriesOf(menu, 'bar'), [menu]);
};
