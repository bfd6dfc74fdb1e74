import { ORDER_DUTIES } from '@lacteos/contracts/orders/order-duties';
import type { ClaimCounts, DutyCount, ShiftAttention } from '@lacteos/contracts/schemas';
import { colombianDay } from '@lacteos/contracts/time/colombian-day';

import { EXPIRING_HOLDS, type InvoiceAttention } from './dashboard-queries';
import { ordersLink } from './order-links';

type Urgency = NonNullable<DutyCount['urgency']>;

export interface OpenDuty {
  readonly text: string;
  readonly to: string;
  readonly count: number;
  /** In pesos; null where no money is at stake. */
  readonly amount: number | null;
  /** Colombian day of the oldest. */
  readonly since: string | null;
  readonly urgency: Urgency;
}

interface Counts {
  duties: readonly DutyCount[] | undefined;
  claims: ClaimCounts | undefined;
  holds: number | undefined;
  invoices: InvoiceAttention | undefined;
  shifts: ShiftAttention | undefined;
}

const URGENCIES: readonly Urgency[] = ['overdue', 'today', 'later'];
const DAY_MS = 86_400_000;

const dayOf = (moment: string | null | undefined): string | null =>
  moment ? colombianDay(new Date(moment)) : null;
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const counted = (
  text: string,
  to: string,
  count: number | undefined,
  urgency: Urgency,
  more: Partial<OpenDuty> = {},
): OpenDuty => ({ text, to, count: count ?? 0, amount: null, since: null, urgency, ...more });

const openInTime = (shifts: ShiftAttention | undefined): number => (shifts ? shifts.open - shifts.late : 0);

/** The most urgent first, then the oldest. */
export function openDuties({ duties, claims, holds, invoices, shifts }: Counts): OpenDuty[] {
  const all = [
    counted('Daños a personas por reportar', '/admin/claims?harm=true', claims?.harms, 'overdue'),
    counted('PQR vencidas', '/admin/claims?urgency=overdue', claims?.overdue, 'overdue'),
    counted('PQR por vencer', '/admin/claims?urgency=due-soon', claims?.dueSoon, 'today'),
    ...(duties ?? []).map(({ duty, orders, amount, since, urgency }) =>
      counted(capitalized(ORDER_DUTIES[duty].name), ordersLink({ duty }), orders, urgency ?? 'later', {
        amount,
        since: dayOf(since),
      }),
    ),
    counted('Turnos abiertos tarde', '/admin/shifts?state=late', shifts?.late, 'overdue', {
      since: dayOf(shifts?.lateSince),
    }),
    counted(
      'Turnos con diferencia',
      `/admin/shifts?state=differing&closedFrom=${shifts?.differingFrom}`,
      shifts?.differing,
      'today',
      { amount: shifts?.differingAmount ?? null, since: dayOf(shifts?.differingSince) },
    ),
    counted('Turnos abiertos', '/admin/shifts?state=open', openInTime(shifts), 'later'),
    counted('Reservas que vencen en 24 horas', ordersLink(EXPIRING_HOLDS), holds, 'today'),
    counted(
      'Facturas sin pedido por corregir',
      '/admin/invoices_list?state=rejected',
      invoices?.refused.count,
      'overdue',
      invoices?.refused,
    ),
    counted(
      'Facturas sin pedido en borrador',
      '/admin/invoices_list?state=draft',
      invoices?.drafts.count,
      'today',
      invoices?.drafts,
    ),
  ];
  const rank = ({ urgency }: OpenDuty): number => URGENCIES.indexOf(urgency);
  return all
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => rank(a) - rank(b) || (a.since ?? '').localeCompare(b.since ?? ''));
}

/** 'hoy', 'ayer', 'hace 3 días'. */
export function ageText(since: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(since)) / DAY_MS);
  if (days <= 0) return 'hoy';
  return days === 1 ? 'ayer' : `hace ${days} días`;
}
