import './beside-office-menu.css';

import { useCallback, useState, type ReactNode } from 'react';

import { useMenuFold, type MenuFold } from './use-menu-fold';

/** What the menu beside a page is given. */
interface GivenToMenu {
  props: MenuFold;
  /** Called when the menu cannot be had: its place goes to the page. */
  onUnavailable: () => void;
}
type RenderMenu = (given: GivenToMenu) => ReactNode;

interface BesideOfficeMenuProps {
  /** Whether the user has anywhere to go: without it only the page is there, and `renderMenu` is never called. */
  hasMenu: boolean;
  renderMenu: RenderMenu;
  children: ReactNode;
}

function MenuPlace({
  renderMenu,
  onUnavailable,
}: Pick<GivenToMenu, 'onUnavailable'> & { renderMenu: RenderMenu }) {
  const fold = useMenuFold();
  return (
    <div className="office-menu-place" data-folded={fold.isFolded}>
      {renderMenu({ props: fold, onUnavailable })}
    </div>
  );
}

/**
 * A page beside the office's menu, which comes from elsewhere: its place is kept while it is on its way, and the page
 * takes all of the width when it does not come. The page itself is never mounted anew by any of it.
 */
export function BesideOfficeMenu({ hasMenu, renderMenu, children }: BesideOfficeMenuProps) {
  const [isGone, setGone] = useState(false);
  const onUnavailable = useCallback(() => setGone(true), []);
  const isShown = hasMenu && !isGone;
  return (
    <div className={isShown ? 'beside-office-menu' : undefined}>
      {isShown && <MenuPlace renderMenu={renderMenu} onUnavailable={onUnavailable} />}
      {children}
    </div>
  );
}
