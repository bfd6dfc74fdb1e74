import type { AfterSale, Order, Return, StaffRefund } from '@lacteos/contracts/schemas';
import { formatMoment, formatMoney } from '@lacteos/ui';
import { LoadFailure, LoadingSkeleton } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { formStyles } from '#features/editing';
import { afterSaleQuery, openRefundsQuery, useAfterSaleStep, type AfterSaleStep } from './after-sale-calls';
import { accountText, GoodsText } from './after-sale-texts';
import { StepDialog, type StepQuestion } from './step-dialog';
import styles from './after-sale.module.css';
import { cancelStep, otherPersonText, refundSteps, returnSteps, type StepButton } from './steps';

type Ask = (asked: StepQuestion) => void;

function Buttons({ steps, onAsk }: { steps: readonly StepButton[]; onAsk: Ask }) {
  if (steps.length === 0) return null;
  return (
    <div className={styles.steps}>
      {steps.map(({ label, asked }) => (
        <Button key={label} onClick={() => onAsk(asked)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

function ReturnPart({ row, steps, onAsk }: { row: Return; steps: readonly StepButton[]; onAsk: Ask }) {
  return (
    <li>
      <strong>{row.kind === 'cancellation' ? 'Solicitud de cancelar' : `Devolución ${row.id}`}</strong>:{' '}
      {row.label}
      <p>
        {row.reason}
        {row.note && `. ${row.note}`}
      </p>
      <GoodsText lines={row.lines} />
      {row.photo && (
        <a href={row.photo} target="_blank" rel="noreferrer">
          Ver la foto
        </a>
      )}
      <Buttons steps={steps} onAsk={onAsk} />
    </li>
  );
}

interface RefundPartProps {
  refund: AfterSale['refunds'][number];
  open: StaffRefund | undefined;
  steps: readonly StepButton[];
  onAsk: Ask;
}

function RefundPart({ refund, open, steps, onAsk }: RefundPartProps) {
  const { account = null, detail = null, isEnteredByBuyer = false } = open ?? {};
  const waitsFor = open ? otherPersonText(open) : null;
  return (
    <li>
      <strong>{formatMoney(refund.amount)}</strong>: {refund.label}
      {refund.doneAt && ` el ${formatMoment(refund.doneAt)}`}
      {detail && <p>{detail}</p>}
      {account && <p>{accountText(account, isEnteredByBuyer)}</p>}
      {waitsFor && <p>{waitsFor}</p>}
      <Buttons steps={steps} onAsk={onAsk} />
    </li>
  );
}

function Parts({ order, afterSale }: { order: Order; afterSale: AfterSale }) {
  const [asked, setAsked] = useState<StepQuestion | null>(null);
  const { notification } = App.useApp();
  const { mutateAsync } = useAfterSaleStep(order.id);
  const { refunds, returns, returnable, canCancel } = afterSale;
  const hasOpen = refunds.some(({ state }) => state !== 'done' && state !== 'covered');
  const open = useQuery({ ...openRefundsQuery, enabled: hasOpen });
  const send = async (step: AfterSaleStep) => {
    await mutateAsync(step);
    notification.success({ title: 'Quedó registrado.', role: 'status' });
  };
  return (
    <>
      {returns.length > 0 && (
        <ul className={styles.parts} aria-label="Devoluciones">
          {returns.map((row) => (
            <ReturnPart key={row.id} row={row} steps={returnSteps(row, send)} onAsk={setAsked} />
          ))}
        </ul>
      )}
      {refunds.length > 0 && (
        <ul className={styles.parts} aria-label="Dinero que se devuelve">
          {refunds.map((refund) => {
            const mine = open.data?.find(({ id }) => id === refund.id);
            return (
              <RefundPart
                key={refund.id}
                refund={refund}
                open={mine}
                steps={refundSteps(refund, mine, send)}
                onAsk={setAsked}
              />
            );
          })}
        </ul>
      )}
      {canCancel && (
        <div className={styles.steps}>
          <Button danger onClick={() => setAsked(cancelStep(order.id, send))}>
            Cancelar y devolver el dinero
          </Button>
        </div>
      )}
      {!canCancel && returns.length + refunds.length === 0 && <p>Sin devoluciones.</p>}
      {returnable.length > 0 && (
        <Link className={formStyles.officeLink} to={`/orderstore/${order.id}`}>
          Registrar una devolución
        </Link>
      )}
      {asked && <StepDialog asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

export const AFTER_SALE_ID = 'after-sale';

export function AfterSaleCard({ order }: { order: Order }) {
  const afterSale = useQuery({ ...afterSaleQuery(order.id), enabled: order.isPaid });
  if (!order.isPaid) return null;
  return (
    <section className={formStyles.officeCard} aria-label="Cancelación y devoluciones">
      <h2 id={AFTER_SALE_ID} tabIndex={-1}>
        Cancelación y devoluciones
      </h2>
      {afterSale.isPending && <LoadingSkeleton />}
      {afterSale.isError && (
        <LoadFailure
          isPart
          error={afterSale.error}
          isRetrying={afterSale.isFetching}
          onRetry={() => void afterSale.refetch()}
        />
      )}
      {afterSale.data && <Parts order={order} afterSale={afterSale.data} />}
    </section>
  );
}
