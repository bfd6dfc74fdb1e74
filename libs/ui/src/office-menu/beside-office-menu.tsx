import { useCallback, useState, type ReactNode } from 'react';
import styles from './beside-office-menu.module.css';

import { useMenuFold, type MenuFold } from './use-menu-fold';

/** Properties of the menu beside a page. */
interface GivenToMenu {
  props: MenuFold;
  /** Called when the menu is unavailable: the page then takes its width. */
  onUnavailable: () => void;
}
type RenderMenu = (given: GivenToMenu) => ReactNode;

interface BesideOfficeMenuProps {
  /** Whether the menu has entries; otherwise only the page is rendered and `renderMenu` is never called. */
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

/**
 * A page beside the office's menu, which comes from elsewhere: its space is reserved while it loads, and the page
 * takes all of the width when it does not come. The page itself is never mounted anew by any of it.
 */
export function BesideOfficeMenu({ hasMenu, renderMenu, children }: BesideOfficeMenuProps) {
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
