import { useCallback, useState, type ReactNode } from 'react';
import styles from './with-office-menu.module.css';

import { useMenuFold, type MenuFold } from './use-menu-fold';

interface GivenToMenu {
  props: MenuFold;
  onUnavailable: () => void;
}
type RenderMenu = (given: GivenToMenu) => ReactNode;

interface WithOfficeMenuProps {
  hasMenu: boolean;
  renderMenu: RenderMenu;
  children: ReactNode;
}

function MenuSlot({
  renderMenu,
  onUnavailable,
}: Pick<GivenToMenu, 'onUnavailable'> & { renderMenu: RenderMenu }) {
  const fold = useMenuFold();
  return (
    <div className={styles['menu']} data-folded={fold.isFolded}>
      {renderMenu({ props: fold, onUnavailable })}
    </div>
  );
}

/** Reserves the menu's space while it loads. The page itself never remounts. */
export function WithOfficeMenu({ hasMenu, renderMenu, children }: WithOfficeMenuProps) {
  const [isGone, setGone] = useState(false);
  const onUnavailable = useCallback(() => setGone(true), []);
  const isShown = hasMenu && !isGone;
  return (
    <div className={isShown ? styles['beside'] : undefined}>
      {isShown && <MenuSlot renderMenu={renderMenu} onUnavailable={onUnavailable} />}
      {children}
    </div>
  );
}
