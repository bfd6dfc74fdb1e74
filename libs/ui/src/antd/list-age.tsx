import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;
const FORMAT = new Intl.RelativeTimeFormat('es-CO', { numeric: 'always' });

function ageText(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  if (minutes < 1) return 'hace un momento';
  if (minutes < 60) return FORMAT.format(-minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? FORMAT.format(-hours, 'hour') : FORMAT.format(-Math.floor(hours / 24), 'day');
}

interface ListAgeProps {
  list: {
    /** Epoch milliseconds. */
    dataUpdatedAt: number;
    isFetching: boolean;
    isError: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
}

export function ListAge({ list }: ListAgeProps) {
  const { dataUpdatedAt, isFetching, isError, isPlaceholderData, refetch } = list;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const isOld = dataUpdatedAt > 0 && !isPlaceholderData && (isError || now - dataUpdatedAt > MINUTE_MS);
  if (!isOld || !(isFetching || isError)) return null;
  const age = ageText(Math.max(0, now - dataUpdatedAt));
  return (
    <Alert
      type={isError ? 'warning' : 'info'}
      role="status"
      showIcon
      title={isError ? `Sin datos nuevos: esto se leyó ${age}.` : `Leído ${age}. Actualizando…`}
      action={
        isError && (
          <Button size="small" loading={isFetching} onClick={() => refetch()}>
            Reintentar
          </Button>
        )
      }
    />
  );
}
