import './office-layout.css';

import { ProLayout } from '@ant-design/pro-components';
import { Component, useState, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { useMenuFold } from '../../office-menu';
import { useIsNarrow } from '../use-is-narrow';
import { PhoneMenu, SideMenu } from './office-menu';
import type { OfficePlace } from './office-places';

interface OfficeLayoutProps {
  /** The office's pages that are live now and that the user may see, in the order of the menu. */
  places: readonly OfficePlace[];
  children: ReactNode;
}

const MENU_WIDTH = 232;

/**
 * ProLayout wraps its content in a `main` and that in this. The page's one `main` is the shell's, and so is the boundary
 * that catches what a page throws.
 */
class ContentWithoutMain extends Component<{ children: ReactElement<HTMLAttributes<HTMLElement>> }> {
  override render() {
    const { className, style, children } = this.props.children.props;
    return (
      <div className={className} style={style}>
        {children}
      </div>
    );
  }
}

/**
 * The office around a page, in the shell's frame: ProLayout with the office's pages at the side, folded or not as it was
 * left in this browser; on a phone a drawer. Title, header and footer stay the shell's. Without places only the page.
 */
export function OfficeLayout({ places, children }: OfficeLayoutProps) {
  // Once there was a menu the page stays where it is, also while the session cannot be asked for its places.
  const [hasMenu, setHasMenu] = useState(places.length > 0);
  if (!hasMenu && places.length > 0) setHasMenu(true);
  return hasMenu ? <Surroundings places={places}>{children}</Surroundings> : children;
}

function Surroundings({ places, children }: OfficeLayoutProps) {
  const { pathname } = useLocation();
  const isNarrow = useIsNarrow();
  const fold = useMenuFold();
  const hasSide = !isNarrow && places.length > 0;
  return (
    <ProLayout
      className="office-layout"
      layout="side"
      location={{ pathname }}
      disableMobile
      fixSiderbar={false}
      breakpoint={false}
      siderWidth={MENU_WIDTH}
      collapsed={fold.isFolded}
      collapsedButtonRender={false}
      pageTitleRender={false}
      headerRender={false}
      footerRender={false}
      menuHeaderRender={false}
      menuRender={hasSide ? undefined : false}
      menuContentRender={() => <SideMenu places={places} {...fold} />}
      ErrorBoundary={ContentWithoutMain}
    >
      {isNarrow && places.length > 0 && <PhoneMenu places={places} />}
      {children}
    </ProLayout>
  );
}
