import type { Order } from '@lacteos/contracts/schemas';
import { Button } from 'antd';
import { useState } from 'react';
import { promisedText } from '#features/orders';
import { hasMovableDay } from '../model/movable-day';
import { MoveDayDialog } from './move-day-dialog';
import styles from './delivery-day.module.css';

interface PromisedDayProps {
  order: Order;
  userId: number;
  isBuyer: boolean;
}

/** The booked day, which the buyer may move until the order leaves. */
export function PromisedDay({ order, userId, isBuyer }: PromisedDayProps) {
  const [isMoving, setIsMoving] = useState(false);
  const text = promisedText(order);
  return (
    <>
      {text !== null && (
        <p className={styles.promised}>
          <strong>{text}.</strong>
          {!order.isPaid && ' Le guardamos el cupo mientras su pedido espera el pago.'}
        </p>
      )}
      {isBuyer && hasMovableDay(order) && (
        <Button size="large" onClick={() => setIsMoving(true)}>
          Cambiar el día
        </Button>
      )}
      {isMoving && <MoveDayDialog order={order} userId={userId} onClose={() => setIsMoving(false)} />}
    </>
  );
}
