import { Button, Progress } from 'antd';
import { useSyncExternalStore } from 'react';

import { NoticeCard, NoticeCards } from '../notice-card/notice-card';
import { bulkRuns, type BulkRun } from './run-store';

function UnderWay({ run: { id, subject, tasks, done, failures } }: { run: BulkRun }) {
  const settled = done.length + failures.length;
  return (
    <>
      <span>{`Registrando ${subject}: ${settled} de ${tasks.length}`}</span>
      <Progress
        aria-label={`Progreso del registro de ${subject}`}
        percent={Math.round((settled / tasks.length) * 100)}
        size="small"
        status="active"
      />
      <Button type="text" size="small" onClick={() => bulkRuns.stop(id)}>
        Detener
      </Button>
    </>
  );
}

function Over({ run: { id, subject, tasks, done, failures } }: { run: BulkRun }) {
  const isWhole = done.length === tasks.length;
  return (
    <>
      <span>{`${done.length === 1 ? 'Se registró' : 'Se registraron'} ${done.length} de ${tasks.length} ${subject}`}</span>
      {failures.length > 0 && (
        <ul>
          {failures.map(({ orderId, reason }) => (
            <li key={orderId}>{`Pedido ${orderId}: ${reason}`}</li>
          ))}
        </ul>
      )}
      {!isWhole && (
        <Button type="link" size="small" onClick={() => bulkRuns.retry(id)}>
          Registrar los que faltan
        </Button>
      )}
      <Button type="text" size="small" onClick={() => bulkRuns.forget(id)}>
        Cerrar
      </Button>
    </>
  );
}

export function BulkRunNotice() {
  const { watch, readElsewhere } = bulkRuns;
  const others = useSyncExternalStore(watch, readElsewhere, readElsewhere);
  return (
    <NoticeCards>
      {others.map((run) => (
        <NoticeCard key={run.id}>{run.isSending ? <UnderWay run={run} /> : <Over run={run} />}</NoticeCard>
      ))}
    </NoticeCards>
  );
}
