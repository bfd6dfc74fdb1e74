import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';

import type { MenuFold } from '../../office-menu';
import { useIsBelow } from '../../hooks/use-breakpoint';
import { OfficePageIcon, entryOf, groupsOf, type OfficePage } from './office-pages';
import styles from './office.module.css';

interface PagesProps {
  pages: readonly OfficePage[];
}
interface BarProps {
  bar?: readonly OfficePage[];
}

interface LinkProps extends PagesProps {
  here: string | undefined;
  isFolded: boolean;
  labelledBy?: string;
}

const LinkList = ({ pages, here, isFolded, labelledBy }: LinkProps) => (
  <ul className={styles.pages} aria-labelledby={labelledBy}>
    {pages.map(({ to, label, icon }) => (
      <li key={to}>
        <Link
          to={to}
          aria-current={to === here ? 'page' : undefined}
          aria-label={isFolded ? label : undefined}
          title={isFolded ? label : undefined}
        >
          <OfficePageIcon icon={icon} />
          {!isFolded && <span>{label}</span>}
        </Link>
      </li>
    ))}
  </ul>
);

function PageLinks({ pages, isFolded = false }: PagesProps & { isFolded?: boolean }) {
  const id = useId();
  const here = entryOf(pages, useLocation().pathname);
  return groupsOf(pages).map(({ name, pages: entries }) => (
    <div key={name} className={styles.group}>
      {name !== null && (
        <p id={`${id}-${name}`} className={isFolded ? 'visually-hidden' : styles.groupName}>
          {name}
        </p>
      )}
      <LinkList
        pages={entries}
        here={here}
        isFolded={isFolded}
        labelledBy={name === null ? undefined : `${id}-${name}`}
      />
    </div>
  ));
}

export function SideMenu({ pages, isFolded, onFold }: PagesProps & MenuFold) {
  const id = useId();
  return (
    <nav id={id} aria-label="Oficina" className={styles.side}>
      <PageLinks pages={pages} isFolded={isFolded} />
      <Button
        type="text"
        className={styles.fold}
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

export function PhoneMenu({ pages, bar = [] }: PagesProps & BarProps) {
  const { key, pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const here = entryOf(pages, pathname);
  return (
    <div className={styles.phoneMenu}>
      {bar.length > 0 && (
        <nav aria-label="Accesos de bodega" className={styles.bar}>
          {bar.map(({ to, label, icon }) => (
            <Link key={to} to={to} aria-current={to === pathname || to === here ? 'page' : undefined}>
              <OfficePageIcon icon={icon} />
              {label}
            </Link>
          ))}
        </nav>
      )}
      <button
        type="button"
        className={styles.barButton}
        aria-haspopup="dialog"
        aria-label="Menú de la oficina"
        onClick={() => setOpenedAt(key)}
      >
        <MenuOutlined aria-hidden className={styles.icon} />
        Menú
      </button>
      {/* Another address closes it. */}
      <Drawer
        title="Oficina"
        placement="left"
        size={300}
        open={openedAt === key}
        destroyOnHidden
        onClose={() => setOpenedAt(null)}
      >
        <nav aria-label="Oficina" className={styles.side}>
          <PageLinks pages={pages} />
        </nav>
      </Drawer>
    </div>
  );
}

export function OfficeMenu({ pages, bar, isFolded, onFold }: PagesProps & BarProps & MenuFold) {
  const isNarrow = useIsBelow('md');
  if (pages.length === 0) return null;
  if (isNarrow) return <PhoneMenu pages={pages} bar={bar} />;
  return (
    <div className={styles.column}>
      <SideMenu pages={pages} isFolded={isFolded} onFold={onFold} />
    </div>
  );
}
