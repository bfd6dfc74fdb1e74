import './office-menu.css';

import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';

import type { MenuFold } from '../../office-menu';
import { useIsNarrow } from '../use-is-narrow';
import { PlaceIcon, placeOf, type OfficePlace } from './office-places';

interface PlacesProps {
  /** The office's pages that are live now and that the user may see, in the order of the menu. */
  places: readonly OfficePlace[];
}

function Places({ places, isFolded = false }: PlacesProps & { isFolded?: boolean }) {
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
export function SideMenu({ places, isFolded, onFold }: PlacesProps & MenuFold) {
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

/** The menu of a phone: a button above the page and a drawer. */
export function PhoneMenu({ places }: PlacesProps) {
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
 * The office's menu alone, for a page that has no antd of its own (`BesideOfficeMenu`): in its column, on a phone a button
 * and a drawer.
 */
export function OfficeMenu({ places, isFolded, onFold }: PlacesProps & MenuFold) {
  const isNarrow = useIsNarrow();
  if (places.length === 0) return null;
  if (isNarrow) return <PhoneMenu places={places} />;
  return (
    <div className="office-column">
      <SideMenu places={places} isFolded={isFolded} onFold={onFold} />
    </div>
  );
}
