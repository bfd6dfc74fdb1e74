import { ProLayout } from '@ant-design/pro-components';
import { Component, useState, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { useMenuFold } from '../../office-menu';
import { useIsBelow } from '../../hooks/use-breakpoint';
import { useDialogFocus } from '../dialog-focus/use-dialog-focus';
import { PhoneMenu, SideMenu } from './office-menu';
import type { OfficePage } from './office-pages';
import styles from './office.module.css';
import printStyles from './office-print.module.css';

interface OfficeLayoutProps {
  pages: readonly OfficePage[];
  bar?: readonly OfficePage[];
  children: ReactNode;
}

const MENU_WIDTH = 216;
const LAYOUT_TOKEN = {
  bgLayout: 'transparent',
  pageContainer: { paddingBlockPageContainerContent: 0, paddingInlinePageContainerContent: 0 },
};

/** Drops ProLayout's `main` and error boundary: the shell has both. */
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

/** ProLayout inside the shell's frame; on a phone a bar and a drawer. Without pages only the page. */
export function OfficeLayout({ pages, bar, children }: OfficeLayoutProps) {
  useDialogFocus();
  // Keeps the menu's space while the session cannot be read: the page must not jump.
  const [hasMenu, setHasMenu] = useState(pages.length > 0);
  if (!hasMenu && pages.length > 0) setHasMenu(true);
  if (!hasMenu) return children;
  return (
    <LayoutWithMenu pages={pages} bar={bar}>
      {children}
    </LayoutWithMenu>
  );
}

function LayoutWithMenu({ pages, bar, children }: OfficeLayoutProps) {
  const { pathname } = useLocation();
  const isNarrow = useIsBelow('md');
  const fold = useMenuFold();
  const hasSide = !isNarrow && pages.length > 0;
  return (
    <ProLayout
      className={`${styles.layout} ${printStyles.print}`}
      layout="side"
      token={LAYOUT_TOKEN}
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
      menuContentRender={() => <SideMenu pages={pages} {...fold} />}
      ErrorBoundary={ContentWithoutMain}
    >
      {children}
      {isNarrow && pages.length > 0 && <PhoneMenu pages={pages} bar={bar} />}
    </ProLayout>
  );
}
