import {
  type DutyPlace,
  dutyTexts,
  ORDER_DUTIES,
  type OrderDuty,
} from '@lacteos/contracts/orders/order-duties';
import type { Order } from '@lacteos/contracts/schemas';
import { LinkFromList } from '@lacteos/ui';
import { OrderWarnings } from '@lacteos/ui/antd';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';

import { formStyles } from '#features/editing';
import { useOrderDialogs } from '#features/order-list';
import { AFTER_SALE_ID } from '#features/returns';
import { AlertButtons } from './alert-buttons';
import { StockCount } from './stock-count';
import styles from './order.module.css';

interface DutyButton {
  text: string;
  place: Exclude<DutyPlace, 'alert'>;
}

function buttonsOf(duties: readonly OrderDuty[]): DutyButton[] {
  const buttons = new Map<string, DutyButton>();
  for (const duty of duties) {
    const { button: text, place } = ORDER_DUTIES[duty];
    if (text !== null && !buttons.has(text)) buttons.set(text, { text, place });
  }
  return [...buttons.values()];
}

/** The second stands in the heading of the remote that fills `OrderAside` (`src/exposes.d.ts`). */
const PARTS = { 'after-sale': AFTER_SALE_ID, invoices: 'order-invoices' } as const;
const INVOICES_LIST = '/admin/invoices_list';

interface StepButtonProps {
  order: Order;
  step: DutyButton;
  isPrimary: boolean;
}

function StepButton({ order, step: { text, place }, isPrimary }: StepButtonProps) {
  const dialogs = useOrderDialogs();
  const navigate = useNavigate();
  if (place === 'payment')
    return (
      <LinkFromList className={styles.pay} to={`/admin/order/${order.id}/pay`}>
        {text}
      </LinkFromList>
    );
  const focusPart = (id: string) => {
    const part = document.getElementById(id);
    if (part) part.focus();
    // The invoices' remote may be unavailable.
    else void navigate(INVOICES_LIST);
  };
  const go = () => {
    if (place === 'dispatch') dialogs.dispatch([order]);
    else if (place === 'invoice') dialogs.invoice(order);
    else focusPart(PARTS[place]);
  };
  return (
    <Button type={isPrimary ? 'primary' : 'default'} onClick={go}>
      {text}
    </Button>
  );
}

export function NextStepCard({ order }: { order: Order }) {
  // Absent from APIs of earlier releases.
  const { duties = null } = order;
  const buttons = buttonsOf(duties ?? []);
  const [first] = duties ?? [];
  const isAlertFirst = first !== undefined && ORDER_DUTIES[first].place === 'alert';
  return (
    <section className={`${formStyles.officeCard} ${styles.next}`} aria-label="Siguiente paso">
      <OrderWarnings order={order} />
      <AlertButtons order={order} />
      <StockCount order={order} />
      {duties && dutyTexts(order, duties).map((text) => <p key={text}>{text}</p>)}
      {buttons.length > 0 && (
        <div className={styles.steps}>
          {buttons.map((step, index) => (
            <StepButton key={step.text} order={order} step={step} isPrimary={index === 0 && !isAlertFirst} />
          ))}
        </div>
      )}
    </section>
  );
}
