import type { Order } from '@lacteos/contracts';
import { LinkFromList } from '@lacteos/ui';
import { OrderWarnings } from '@lacteos/ui/antd';
import { Button } from 'antd';

import { formStyles } from '#features/editing';
import { invoiceActionText, useOrderDialogs } from '#features/orders';
import { AFTER_SALE_ID, useAfterSaleWork } from '#features/returns';
import { nextSteps, type NextStep } from '../model/next-step';
import { AlertButtons } from './alert-buttons';
import styles from './order.module.css';

function StepButton({ order, step, isFirst }: { order: Order; step: NextStep; isFirst: boolean }) {
  const dialogs = useOrderDialogs();
  if (step === 'pay')
    return (
      <LinkFromList className={styles.pay} to={`/admin/order/${order.id}/pay`}>
        Registrar pago
      </LinkFromList>
    );
  if (step === 'answer-cancellation' || step === 'see-refund')
    return (
      <Button type="primary" onClick={() => document.getElementById(AFTER_SALE_ID)?.focus()}>
        {step === 'see-refund' ? 'Ver la devolución' : 'Responder la solicitud'}
      </Button>
    );
  const isDispatch = step === 'dispatch';
  return (
    <Button
      type={isFirst ? 'primary' : 'default'}
      onClick={() => (isDispatch ? dialogs.dispatch([order]) : dialogs.invoice(order))}
    >
      {isDispatch ? 'Generar Despacho' : invoiceActionText(order)}
    </Button>
  );
}

/** Warnings, then the next step of the order with its buttons. */
export function NextStepCard({ order }: { order: Order }) {
  const { text, steps } = nextSteps(order, useAfterSaleWork(order));
  return (
    <section className={`${formStyles.officeCard} ${styles.next}`} aria-label="Siguiente paso">
      <OrderWarnings order={order} />
      <AlertButtons order={order} />
      <p>{text}</p>
      {steps.length > 0 && (
        <div className={styles.steps}>
          {steps.map((step, index) => (
            <StepButton key={step} order={order} step={step} isFirst={index === 0} />
          ))}
        </div>
      )}
    </section>
  );
}
