import type { InvoiceRun, InvoiceRunRow } from '@lacteos/contracts/schemas';
import { documentTone, StatusText } from '@lacteos/ui/antd';
import { Alert, Button, Progress } from 'antd';
import { useState } from 'react';

import { ReasonList } from '#features/invoice-state';
import { screenStyles } from '#features/screen';
import { cancelRun, retryRun } from './invoice-runs';
import styles from './bulk-invoice.module.css';
import { OrderRows } from './order-rows';

interface RunProgressProps {
  run: InvoiceRun;
  titleOf: (orderId: number) => string;
  onRun: (run: InvoiceRun) => void;
  onClose: () => void;
}

const OUTCOMES = {
  waiting: { tone: 'open', text: 'En espera' },
  sending: { tone: 'open', text: 'En proceso' },
  done: { tone: 'good', text: '' },
  failed: { tone: 'bad', text: 'No se facturó' },
  cancelled: { tone: 'open', text: 'Detenido antes de facturar' },
} as const;

function Outcome({ row }: { row: InvoiceRunRow }) {
  const { text, ...outcome } = OUTCOMES[row.outcome];
  const tone = row.invoice && !text ? documentTone(row.invoice.state) : outcome.tone;
  const name = [row.invoice?.label, row.invoice?.name].filter(Boolean).join(' · ');
  return (
    <>
      <StatusText tone={tone}>{text || name}</StatusText>
      {row.message && <ReasonList reasons={[{ message: row.message, link: row.link }]} />}
    </>
  );
}

/** A draft is not invoiced. */
function outcomeText({ rows }: InvoiceRun): string {
  const done = rows.filter(({ outcome }) => outcome === 'done');
  const drafts = done.filter(({ invoice }) => invoice?.state === 'draft').length;
  const failed = rows.length - done.length;
  return [
    `${done.length - drafts} de ${rows.length} facturados`,
    ...(drafts > 0 ? [`${drafts} en borrador, sin enviar a la DIAN`] : []),
    ...(failed > 0 ? [`${failed} sin factura`] : []),
  ]
    .join(', ')
    .concat('.');
}

export function RunProgress({ run, titleOf, onRun, onClose }: RunProgressProps) {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const count = (...outcomes: InvoiceRunRow['outcome'][]) =>
    run.rows.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const waiting = count('waiting');
  const failed = count('failed', 'cancelled');
  const ended = run.rows.length - count('waiting', 'sending');

  const callRun = async (call: (id: number) => Promise<InvoiceRun>) => {
    setAsking(true);
    setProblem(null);
    try {
      onRun(await call(run.id));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setAsking(false);
    }
  };

  return (
    <>
      <p role="status">
        {run.isRunning
          ? `${ended} de ${run.rows.length} listos. Puede cerrar: la facturación sigue sin esta página.`
          : outcomeText(run)}
      </p>
      <Progress
        percent={Math.round((100 * ended) / run.rows.length)}
        status={run.isRunning ? 'active' : failed ? 'exception' : 'success'}
        aria-label="Avance de la facturación"
      />
      <OrderRows
        label="Facturas de los pedidos"
        rows={run.rows.map((row) => ({
          id: row.orderId,
          title: titleOf(row.orderId),
          state: <Outcome row={row} />,
        }))}
      />
      {problem && <Alert className={styles.note} type="error" showIcon role="alert" title={problem} />}
      <div className={screenStyles.dialogActions}>
        {waiting > 0 && (
          <Button loading={isAsking} onClick={() => void callRun(cancelRun)}>
            Detener los {waiting} que faltan
          </Button>
        )}
        {!run.isRunning && failed > 0 && (
          <Button loading={isAsking} onClick={() => void callRun(retryRun)}>
            Reintentar {failed}
          </Button>
        )}
        <Button type="primary" onClick={onClose}>
          Cerrar
        </Button>
      </div>
    </>
  );
}
