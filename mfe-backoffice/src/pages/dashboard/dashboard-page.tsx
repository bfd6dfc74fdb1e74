import './dashboard-page.css';

import { ShoppingOutlined, TeamOutlined } from '@ant-design/icons';
import type { SessionUser } from '@lacteos/contracts';
import { useSession } from '@lacteos/remote-kit';
import { Link } from 'react-router-dom';

import { Figures } from '../../features/dashboard/components/figures';
import { NewOrders } from '../../features/dashboard/components/new-orders';
import { TodoList } from '../../features/dashboard/components/todo-list';
import { useAdminLinks } from '../../features/menu/admin-links';
import { OfficeFrame } from '../../office-frame';

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
    <>
      <ul className="dashboard__tiles" aria-label="Accesos rápidos">
        {TILES.filter(({ to }) => live.has(to)).map(({ to, title, text, icon: Icon }) => (
          <li key={to}>
            <Link className="dashboard-card dashboard-tile" to={to}>
              <Icon aria-hidden />
              <span>
                <strong>{title}</strong>
                <small>{text}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {links.length > 0 && (
        <nav className="dashboard-card dashboard-list" aria-labelledby="admin-list-title">
          <h2 id="admin-list-title">Administración</h2>
          <ul>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

/** `/admin/dashboard`: where staff start: what is new, where everything is, what is to be done. */
export function DashboardPage() {
  const session = useSession();
  if (session.status !== 'authenticated') return null;
  return (
    <OfficeFrame>
      <section className="dashboard" aria-labelledby="dashboard-title">
        <header>
          <h1 id="dashboard-title">Tablero Administrador</h1>
          <p>Bienvenido!, {nameOf(session.user)}</p>
        </header>
        <NewOrders />
        <QuickLinks />
        <TodoList userId={session.user.id} />
        <Figures />
      </section>
    </OfficeFrame>
  );
}
