import type { Dashboard } from '@lacteos/contracts/schemas';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { claimCountsQuery } from '#features/claims';
import { openCountQuery } from '#features/returns';
import {
  EXPIRING_HOLDS,
  invoiceAttentionQuery,
  NOT_INVOICED,
  orderCountQuery,
} from '../model/dashboard-queries';
import { ordersLink } from '../model/order-links';
import styles from './dashboard.module.css';

interface Need {
  count: number | undefined;
  text: string;
  to: string;
}

export function AttentionPanel({ figures }: { figures: Dashboard }) {
  const invoices = useQuery(invoiceAttentionQuery);
  const holds = useQuery(orderCountQuery(EXPIRING_HOLDS));
  const notInvoiced = useQuery(orderCountQuery(NOT_INVOICED));
  const returns = useQuery(openCountQuery('returns'));
  const refunds = useQuery(openCountQuery('refunds'));
  const { data: claims } = useQuery(claimCountsQuery);
  const needs: Need[] = [
    { count: claims?.harms, text: 'Daños a personas por reportar', to: '/admin/claims?harm=true' },
    { count: claims?.overdue, text: 'PQR vencidas', to: '/admin/claims?urgency=overdue' },
    { count: claims?.dueSoon, text: 'PQR por vencer', to: '/admin/claims?urgency=due-soon' },
    {
      count: figures.paidWithoutStock,
      text: 'Pagados sin stock',
      to: '/admin/orders?isDelivered=false&paidWithoutStock=true',
    },
    {
      count: figures.paymentAlerts,
      text: 'Pagos por revisar',
      to: '/admin/orders?hasPaymentAlert=true',
    },
    {
      count: figures.lateDispatches,
      text: 'Despachos atrasados',
      to: `/admin/orders?active=true&isPaid=true&isDelivered=false&paidTo=${figures.lateSince}&sort=createdAt`,
    },
    { count: holds.data, text: 'Reservas que vencen en 24 horas', to: ordersLink(EXPIRING_HOLDS) },
    { count: notInvoiced.data, text: 'Pedidos por facturar', to: ordersLink(NOT_INVOICED) },
    { count: returns.data, text: 'Devoluciones por atender', to: '/admin/returns?open=true' },
    { count: refunds.data, text: 'Devoluciones de dinero por atender', to: '/admin/refunds?open=true' },
    { count: invoices.data?.refused, text: 'Facturas rechazadas', to: '/admin/invoices_list' },
    { count: invoices.data?.drafts, text: 'Borradores por enviar a la DIAN', to: '/admin/invoices_list' },
  ];
  const open = needs.filter(({ count }) => count);
  return (
    <section className={`${styles.dashboardCard} ${styles.dashboardNeeds}`} aria-labelledby="needs-title">
      <h2 id="needs-title">Pedidos que necesitan atención</h2>
      {open.length === 0 && <p>Todo está al día.</p>}
      <ul>
        {open.map(({ count, text, to }) => (
          <li key={text}>
            <Link to={to}>
              <strong>{count}</strong> {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
