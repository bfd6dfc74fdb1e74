import { useMemo } from 'react';
import { useMenu } from './menu.js';
import type { RemoteMenuEntry } from './remote-manifest.js';

/** The office's pages among the entries of a menu, in its order. */
export const officePlaces = (menu: readonly RemoteMenuEntry[]): RemoteMenuEntry[] =>
  menu.filter(({ section }) => section === 'admin').sort((a, b) => a.order - b.order);

/** The office's pages that are live now and that the signed-in user may see: what its menu is made of. */
export const useOfficePlaces = (): RemoteMenuEntry[] => {
  const menu = useMenu();
  return useMemo(() => officePlaces(menu), [menu]);
};
