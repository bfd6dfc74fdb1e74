import { useState } from 'react';

import { isMenuFolded, storeMenuFolded } from './menu-memory';

export interface MenuFold {
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
}

export const useMenuFold = (): MenuFold => {
  const [isFolded, setFolded] = useState(isMenuFolded);
  const onFold = (next: boolean): void => {
    storeMenuFolded(next);
    setFolded(next);
  };
  return { isFolded, onFold };
};
