import { ShoppingOutlined, TeamOutlined } from '@ant-design/icons';
import type { SessionUser } from '@lacteos/contracts/schemas';
import { useSession } from '@lacteos/remote-kit';
import { useIsBelow } from '@lacteos/ui';
import { Link } from 'react-router-dom';

import { Figures, TodoList, dashboardStyles } from '#features/dashboard';
import { useAdminLinks } from '#features/menu';
import { OfficeFrame } from '#frame/office-frame';

const TILES = [
  {
    to: '/admin/orders',
    title: 'Gestión de pedidos',
    text: 'Consultar, seguir y eliminar pedidos',
    icon: ShoppingOutlined,
  },
  { to: '/admin/users', title: 'Gestión de usuarios', text: 'Cuentas, roles y estados', icon: TeamOutlined },
];

const nameOf = ({ nameCompany, name, last }: SessionUser): string =>
  nameCompany || [name, last].filter(Boolean).join(' ');

function QuickLinks() {
  const links = useAdminLinks();
  const live = new Set(['/admin/orders', ...links.map(({ to }) => to)]);
  return (
    <ul className={dashboardStyles.dashboardTiles} aria-label="Accesos rápidos">
      {TILES.filter(({ to }) => live.has(to)).map(({ to, title, text, icon: Icon }) => (
        <li key={to}>
          <Link className={`${dashboardStyles.dashboardCard} ${dashboardStyles.dashboardTile}`} to={to}>
            <Icon className={dashboardStyles.dashboardTileIcon} aria-hidden />
            <span>
              <strong>{title}</strong>
              <small>{text}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function AdminList() {
  const isPhone = useIsBelow('md');
  const links = useAdminLinks();
  if (!isPhone || links.length === 0) return null;
  return (
    <nav
      className={`${dashboardStyles.dashboardCard} ${dashboardStyles.dashboardList}`}
      aria-labelledby="admin-list-title"
    >
      <h2 id="admin-list-title">Administración</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function DashboardPage() {
  const session = useSession();
  if (session.status !== 'authenticated') return null;
  return (
    <OfficeFrame>
      <section className={dashboardStyles.dashboard} aria-labelledby="dashboard-title">
        <header>
          <h1 id="dashboard-title">Tablero Administrador</h1>
          <p>Bienvenido!, {nameOf(session.user)}</p>
        </header>
        <Figures
          beside={
            <>
              <QuickLinks />
              <TodoList userId={session.user.id} />
            </>
          }
        />
        <AdminList />
      </section>
    </OfficeFrame>
  );
}
