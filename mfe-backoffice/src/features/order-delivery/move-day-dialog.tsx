import { deliveryDayText } from '@lacteos/contracts/delivery/delivery-texts';
import type { DeliveryPromise, Order } from '@lacteos/contracts/schemas';
import { colombianDay } from '@lacteos/contracts/time/colombian-day';
import { formatLongDay } from '@lacteos/ui';
import { FormProblem, LoadFailure, LoadingSkeleton, useLastingProblem } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { App, Modal, Radio } from 'antd';
import { useState } from 'react';

import { dayLabel, promiseQuery } from '#features/delivery-zones';
import { failedCall, formStyles } from '#features/editing';
import { useMoveDay } from './delivery-calls';
import styles from './order-delivery.module.css';

interface MoveDayDialogProps {
  order: Order;
  from: string | null;
  onClose: () => void;
}

/** Cut-offs bind buyers only: open days are named without them. */
const optionsOf = ({ days, now }: DeliveryPromise, from: string | null) =>
  days
    .filter(({ day }) => day !== from)
    .map((day) => ({
      value: day.day,
      label: day.isOpen ? deliveryDayText(day.day, colombianDay(new Date(now))) : dayLabel(day, now),
      disabled: !day.isOpen,
    }));

/** Frees the place of one day and books another in one act. */
export function MoveDayDialog({ order, from, onClose }: MoveDayDialogProps) {
  const { city_code, address } = order.shippingAddress;
  const promise = useQuery(promiseQuery(city_code, address));
  const { notification } = App.useApp();
  const [day, setDay] = useState<string | null>(null);
  const [problem, setProblem] = useLastingProblem<string>();
  const { mutateAsync: move, isPending } = useMoveDay(order.id);
  const save = async () => {
    setProblem(null);
    if (day === null) return setProblem('Elija el día.');
    try {
      await move({ day, from });
      notification.success({ title: `El pedido ${order.id} llega el ${formatLongDay(day)}`, role: 'status' });
      onClose();
    } catch (error) {
      setProblem(failedCall(error).message);
      void promise.refetch();
    }
  };
  return (
    <Modal
      open
      title={`Mover el pedido ${order.id} a otro día`}
      okText="Mover"
      cancelText="Cancelar"
      confirmLoading={isPending}
      mask={{ closable: false }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <FormProblem className={formStyles.officeFormNotice} problem={problem} />
      <p>{from ? `Está prometido para el ${formatLongDay(from)}. ` : ''}Avisamos al comprador por correo.</p>
      {promise.isPending && <LoadingSkeleton />}
      {promise.isError && (
        <LoadFailure
          isPart
          error={promise.error}
          isRetrying={promise.isFetching}
          onRetry={() => void promise.refetch()}
        />
      )}
      {promise.data?.days.length === 0 && <p>Su zona no tiene días para elegir.</p>}
      {promise.data && promise.data.days.length > 0 && (
        <Radio.Group
          vertical
          className={styles.choices ?? ''}
          aria-label="Nuevo día"
          value={day}
          options={optionsOf(promise.data, from)}
          onChange={({ target }) => setDay(target.value as string)}
        />
      )}
    </Modal>
  );
}
