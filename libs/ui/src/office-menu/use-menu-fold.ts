import { useState } from 'react';

import { isMenuFolded, keepMenuFolded } from './menu-memory';

/** State of the back office's menu and its setter. */
export interface MenuFold {
  /** Whether it shows icons only. */
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
}

/** Whether the office's menu is folded, as it was left in this browser; a change is remembered. */
export const useMenuFold = (): MenuFold => {
  const [isFolded, setFolded] = useState(isMenuFolded);
  const onFold = (next: boolean): void => {
    keepMenuFolded(next);
    setFolded(next);
  };
  return { isFolded, onFold };
};
