import { colombianToday } from '@lacteos/contracts/time/colombian-day';
import { formatMoney } from '@lacteos/ui';
import { LoadFailure, LoadingSkeleton, StatusText } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { claimCountsQuery } from '#features/claims';
import {
  dutyCountsQuery,
  EXPIRING_HOLDS,
  invoiceAttentionQuery,
  orderCountQuery,
  shiftAttentionQuery,
} from '../model/dashboard-queries';
import { ageText, openDuties, type OpenDuty } from '../model/open-duties';
import styles from './dashboard.module.css';

const CLOCK = { now: () => new Date() };

const URGENCIES = {
  overdue: { tone: 'bad', text: 'Vencido' },
  today: { tone: 'open', text: 'Para hoy' },
  later: null,
} as const;

function DutyRow({ duty: { text, to, count, amount, since, urgency }, today }: RowProps) {
  const shown = URGENCIES[urgency];
  return (
    <tr data-urgency={urgency}>
      <th scope="row">
        <Link to={to}>{text}</Link>
      </th>
      <td>{count}</td>
      <td>{amount ? formatMoney(amount) : ''}</td>
      <td>{since && ageText(since, today)}</td>
      <td>{shown && <StatusText tone={shown.tone}>{shown.text}</StatusText>}</td>
    </tr>
  );
}
interface RowProps {
  duty: OpenDuty;
  today: string;
}

export function DutyList() {
  const counts = useQuery(dutyCountsQuery);
  const { data: claims } = useQuery(claimCountsQuery);
  const { data: holds } = useQuery(orderCountQuery(EXPIRING_HOLDS));
  const { data: invoices } = useQuery(invoiceAttentionQuery);
  const { data: shifts } = useQuery(shiftAttentionQuery);
  const duties = openDuties({ duties: counts.data, claims, holds, invoices, shifts });
  const today = colombianToday(CLOCK);
  return (
    <section className={`${styles.dashboardCard} ${styles.dashboardDuties}`} aria-labelledby="duties-title">
      <h2 id="duties-title">Pendientes</h2>
      {counts.isPending && <LoadingSkeleton />}
      {counts.isError && (
        <LoadFailure
          isPart
          error={counts.error}
          isRetrying={counts.isFetching}
          onRetry={() => void counts.refetch()}
        />
      )}
      {counts.isSuccess && duties.length === 0 && <p>Todo está al día.</p>}
      {duties.length > 0 && (
        <table aria-labelledby="duties-title">
          <thead>
            <tr>
              {['Qué falta', 'Cuántos', 'Valor', 'El más antiguo', 'Plazo'].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {duties.map((duty) => (
              <DutyRow key={duty.text} duty={duty} today={today} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
