import './office-layout.css';

import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { ProLayout } from '@ant-design/pro-components';
import { Button, Drawer } from 'antd';
import { Component, useId, useState, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { useIsNarrow } from '../use-is-narrow';
import { isMenuFolded, keepMenuFolded } from './menu-memory';
import { PlaceIcon, placeOf, type OfficePlace } from './office-places';

interface OfficeLayoutProps {
  /** The office's pages that are live now and that the user may see, in the order of the menu. */
  places: readonly OfficePlace[];
  children: ReactNode;
}

const MENU_WIDTH = 232;

function Places({ places, isFolded = false }: { places: readonly OfficePlace[]; isFolded?: boolean }) {
  const here = placeOf(useLocation().pathname);
  return (
    <ul className="office-places">
      {places.map(({ to, label }) => (
        <li key={to}>
          <Link
            to={to}
            aria-current={to === here ? 'page' : undefined}
            aria-label={isFolded ? label : undefined}
            title={isFolded ? label : undefined}
          >
            <PlaceIcon to={to} />
            {!isFolded && <span>{label}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The menu beside the page, and the button that folds it to its icons. */
function SideMenu({ places, isFolded, onFold }: Omit<OfficeLayoutProps, 'children'> & FoldProps) {
  const id = useId();
  return (
    <nav id={id} aria-label="Oficina" className="office-side">
      <Places places={places} isFolded={isFolded} />
      <Button
        type="text"
        className="office-side__fold"
        icon={isFolded ? <MenuUnfoldOutlined aria-hidden /> : <MenuFoldOutlined aria-hidden />}
        aria-expanded={!isFolded}
        aria-controls={id}
        aria-label={isFolded ? 'Mostrar los nombres del menú' : undefined}
        title={isFolded ? 'Mostrar los nombres del menú' : undefined}
        onClick={() => onFold(!isFolded)}
      >
        {isFolded ? null : 'Ocultar los nombres'}
      </Button>
    </nav>
  );
}

interface FoldProps {
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
}

/** The menu of a phone: a button above the page and a drawer. */
function PhoneMenu({ places }: Pick<OfficeLayoutProps, 'places'>) {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  return (
    <div className="office-phone-menu">
      <Button icon={<MenuOutlined aria-hidden />} aria-haspopup="dialog" onClick={() => setOpenedAt(key)}>
        Menú de la oficina
      </Button>
      {/* Another address closes it. */}
      <Drawer
        title="Oficina"
        placement="left"
        size={300}
        open={openedAt === key}
        destroyOnHidden
        onClose={() => setOpenedAt(null)}
      >
        <nav aria-label="Oficina">
          <Places places={places} />
        </nav>
      </Drawer>
    </div>
  );
}

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
  const [isFolded, setFolded] = useState(isMenuFolded);
  const fold = (next: boolean) => {
    keepMenuFolded(next);
    setFolded(next);
  };
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
      collapsed={isFolded}
      collapsedButtonRender={false}
      pageTitleRender={false}
      headerRender={false}
      footerRender={false}
      menuHeaderRender={false}
      menuRender={hasSide ? undefined : false}
      menuContentRender={() => <SideMenu places={places} isFolded={isFolded} onFold={fold} />}
      ErrorBoundary={ContentWithoutMain}
    >
      {isNarrow && places.length > 0 && <PhoneMenu places={places} />}
      {children}
    </ProLayout>
  );
}
