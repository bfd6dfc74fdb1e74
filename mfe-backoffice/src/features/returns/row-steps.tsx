import type { Return, StaffRefund } from '@lacteos/contracts/schemas';
import { App, Button } from 'antd';
import { useState } from 'react';

import { useAfterSaleStep, type AfterSaleStep } from './after-sale-calls';
import styles from './after-sale.module.css';
import { StepDialog, type StepQuestion } from './step-dialog';
import { otherPersonText, refundSteps, returnSteps, type StepButton } from './steps';

interface RowStepsProps {
  orderId: number;
  about: string;
  stepsOf: (send: (step: AfterSaleStep) => Promise<void>) => readonly StepButton[];
}

function RowSteps({ orderId, about, stepsOf }: RowStepsProps) {
  const [asked, setAsked] = useState<StepQuestion | null>(null);
  const { notification } = App.useApp();
  const { mutateAsync } = useAfterSaleStep(orderId);
  const steps = stepsOf(async (step) => {
    await mutateAsync(step);
    notification.success({ title: 'Quedó registrado.', role: 'status' });
  });
  return (
    <div className={styles.rowSteps}>
      {steps.map(({ label, asked: next }) => (
        <Button key={label} size="small" aria-label={`${label}: ${about}`} onClick={() => setAsked(next)}>
          {label}
        </Button>
      ))}
      {asked && <StepDialog asked={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

export const ReturnRowSteps = ({ row }: { row: Return }) => (
  <RowSteps
    orderId={row.orderId}
    about={row.kind === 'cancellation' ? `solicitud del pedido ${row.orderId}` : `devolución ${row.id}`}
    stepsOf={(send) => returnSteps(row, send)}
  />
);

export function RefundRowSteps({ row }: { row: StaffRefund }) {
  const waitsFor = otherPersonText(row);
  return (
    <>
      {waitsFor && <p className={styles.waits}>{waitsFor}</p>}
      <RowSteps
        orderId={row.orderId}
        about={`dinero del pedido ${row.orderId}`}
        stepsOf={(send) => refundSteps(row, row, send)}
      />
    </>
  );
}
