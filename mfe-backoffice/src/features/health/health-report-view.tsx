import type { HealthCheckState } from '@lacteos/contracts/reference/health';
import type { HealthCheck } from '@lacteos/contracts/schemas';
import { formatMoment } from '@lacteos/ui';
import { LoadFailure, LoadingSkeleton, StatusText } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';

import { healthQuery } from './health-query';
import { figureText } from './figure-text';
import styles from './health-report.module.css';

const ORDER: readonly HealthCheckState[] = ['bad', 'unknown', 'good'];
const STATES = {
  bad: { tone: 'bad', text: 'Requiere atención' },
  unknown: { tone: 'open', text: 'Sin datos' },
  good: { tone: 'good', text: 'Bien' },
} as const;

function Check({ check }: { check: HealthCheck }) {
  const { tone, text } = STATES[check.state];
  return (
    <li className={styles.check}>
      <h2>{check.title}</h2>
      <StatusText tone={tone}>{text}</StatusText>
      {check.state !== 'unknown' && <p className={styles.figure}>{figureText(check)}</p>}
      {check.state === 'bad' && (
        <p className={styles.advice}>
          {check.severity === 'page' && <strong>Urgente. </strong>}
          {check.advice}
        </p>
      )}
    </li>
  );
}

function Summary({ checks }: { checks: readonly HealthCheck[] }) {
  const bad = checks.filter(({ state }) => state === 'bad');
  if (bad.length === 0) return <Alert type="success" showIcon title="Todo funciona con normalidad." />;
  const isUrgent = bad.some(({ severity }) => severity === 'page');
  const title = bad.length === 1 ? 'Un punto requiere atención.' : `${bad.length} puntos requieren atención.`;
  return <Alert type={isUrgent ? 'error' : 'warning'} showIcon title={title} />;
}

export function HealthReportView() {
  const { data, error, isFetching, refetch } = useQuery(healthQuery);
  if (!data && error)
    return <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <LoadingSkeleton />;
  const checks = ORDER.flatMap((wanted) => data.checks.filter(({ state }) => state === wanted));
  return (
    <>
      {error && <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} isPart />}
      <div role="status">
        <Summary checks={checks} />
      </div>
      <ul className={styles.checks} aria-label="Estado de la tienda">
        {checks.map((check) => (
          <Check key={check.key} check={check} />
        ))}
      </ul>
      <p className={styles.moment}>
        Se actualiza solo. Última lectura: <time dateTime={data.at}>{formatMoment(data.at)}</time>
      </p>
    </>
  );
}
