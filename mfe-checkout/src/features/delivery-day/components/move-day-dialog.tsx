import type { Order } from '@lacteos/contracts/schemas';
import { useQuery } from '@tanstack/react-query';
import { Alert, Modal } from 'antd';
import { useState } from 'react';
import { promiseQuery } from '#features/delivery-place';
import { ErrorState, errorText, LoadingState } from '#features/screen';
import { isOpenDay } from '../model/day-choice';
import { useMoveDay } from '../use-move-day';
import { DayChoice } from './day-choice';
import styles from './delivery-day.module.css';

interface MoveDayDialogProps {
  order: Order;
  userId: number;
  onClose: () => void;
}

function useDays({ city_code: cityCode, address }: Order['shippingAddress']) {
  return useQuery(promiseQuery({ cityCode, address }));
}

/** The open days of the address; a day that sold out meanwhile is chosen again. */
export function MoveDayDialog({ order, userId, onClose }: MoveDayDialogProps) {
  const from = order.promised?.day ?? null;
  const { data: promise, error, isFetching, refetch } = useDays(order.shippingAddress);
  const [wanted, setWanted] = useState(from);
  const move = useMoveDay(order, userId, onClose);
  const days = promise?.days ?? [];
  const day = isOpenDay(days, wanted) ? wanted : null;
  return (
    <Modal
      open
      title="Cambiar el día de entrega"
      okText="Cambiar el día"
      cancelText="Volver"
      confirmLoading={move.isPending}
      okButtonProps={{ disabled: day === null || day === from }}
      mask={{ closable: false }}
      onOk={() => day !== null && move.mutate({ day, from })}
      onCancel={onClose}
    >
      {move.error && (
        <Alert className={styles.lost} type="error" role="alert" showIcon title={errorText(move.error)} />
      )}
      {promise && <DayChoice days={days} now={promise.now} chosen={day} lost={wanted} onChoose={setWanted} />}
      {!promise && !error && <LoadingState rows={4} />}
      {!promise && error && (
        <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
    </Modal>
  );
}
