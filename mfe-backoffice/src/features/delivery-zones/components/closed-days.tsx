import type { ClosedDay } from '@lacteos/contracts/schemas';
import { colombianDay } from '@lacteos/contracts/time/colombian-day';
import { formatLongDay } from '@lacteos/ui';
import {
  DayField,
  DayItem,
  FormProblem,
  LoadFailure,
  LoadingSkeleton,
  useFormGuard,
  useLastingProblem,
} from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { App, Button, Form, Input, Select } from 'antd';

import { failedCall, formStyles } from '#features/editing';
import { closedDaysQuery, useCloseDay, useOpenDay, zonesQuery } from '../model/zone-calls';
import styles from './zones.module.css';

const MAX_REASON = 120;
const ALL_ZONES = 0;

interface ClosedDayValues {
  day: string;
  zoneId: number;
  reason: string;
}

function useZoneOptions() {
  const { data: zones = [] } = useQuery(zonesQuery);
  return [
    { value: ALL_ZONES, label: 'Todas las zonas' },
    ...zones.map(({ id, name }) => ({ value: id, label: name })),
  ];
}

function CloseDayForm() {
  const [form] = Form.useForm<ClosedDayValues>();
  const { notification } = App.useApp();
  const [problem, setProblem] = useLastingProblem<string>();
  const { mutateAsync: close, isPending } = useCloseDay();
  const zones = useZoneOptions();
  useFormGuard('closed day', form);
  const submit = async ({ day, zoneId, reason }: ClosedDayValues) => {
    setProblem(null);
    try {
      await close({ day, zoneId: zoneId === ALL_ZONES ? null : zoneId, reason });
      form.resetFields();
      notification.success({ title: `Se cerró el ${formatLongDay(day)}`, role: 'status' });
    } catch (error) {
      setProblem(failedCall(error).message);
    }
  };
  return (
    <Form
      noValidate
      form={form}
      layout="vertical"
      requiredMark={false}
      className={styles.closeDay ?? ''}
      initialValues={{ zoneId: ALL_ZONES }}
      onFinish={(values) => void submit(values)}
    >
      <FormProblem className={formStyles.officeFormNotice} problem={problem} />
      <DayItem name="day" label="Día sin entregas" requiredText="Elija el día.">
        <DayField min={colombianDay(new Date())} />
      </DayItem>
      <Form.Item<ClosedDayValues> name="zoneId" label="Zona">
        <Select options={zones} />
      </Form.Item>
      <Form.Item<ClosedDayValues>
        name="reason"
        label="Motivo, como lo lee el comprador"
        rules={[{ required: true, whitespace: true, min: 3, message: 'Escriba el motivo.' }]}
      >
        <Input maxLength={MAX_REASON} autoComplete="off" />
      </Form.Item>
      <Button htmlType="submit" loading={isPending}>
        Cerrar el día
      </Button>
    </Form>
  );
}

interface ClosedDayRowProps {
  closed: ClosedDay;
  zone: string | undefined;
}

function ClosedDayRow({ closed: { id, day, reason }, zone }: ClosedDayRowProps) {
  const { modal, notification } = App.useApp();
  const { mutateAsync: open } = useOpenDay();
  const reopen = async () => {
    try {
      await open(id);
      notification.success({ title: `Se abrió el ${formatLongDay(day)}`, role: 'status' });
    } catch (error) {
      notification.error({ title: failedCall(error).message, role: 'alert', duration: 0 });
    }
  };
  const confirm = () =>
    void modal.confirm({
      title: `¿Abrir el ${formatLongDay(day)}?`,
      content: 'Los compradores podrán elegirlo si su zona entrega ese día.',
      okText: 'Abrir el día',
      cancelText: 'Cancelar',
      focusable: { autoFocusButton: 'cancel' },
      onOk: reopen,
    });
  return (
    <li className={styles.closedDay}>
      <span>
        <strong>{formatLongDay(day)}</strong>
        {zone && `, ${zone}`}: {reason}
      </span>
      <Button aria-label={`Abrir el ${formatLongDay(day)}`} onClick={confirm}>
        Abrir
      </Button>
    </li>
  );
}

export function ClosedDays() {
  const days = useQuery(closedDaysQuery);
  const zones = useZoneOptions();
  return (
    <section className={formStyles.officeCard} aria-labelledby="closed-days">
      <h2 id="closed-days">Días cerrados</h2>
      <p className={styles.soft}>Los festivos de Colombia ya cuentan: cierre aquí los demás.</p>
      <CloseDayForm />
      {days.isPending && <LoadingSkeleton />}
      {days.isError && (
        <LoadFailure
          isPart
          error={days.error}
          isRetrying={days.isFetching}
          onRetry={() => void days.refetch()}
        />
      )}
      {days.data?.length === 0 && <p>No hay días cerrados.</p>}
      {days.data && days.data.length > 0 && (
        <ul className={styles.closedDays} aria-label="Días cerrados">
          {days.data.map((closed) => (
            <ClosedDayRow
              key={closed.id}
              closed={closed}
              zone={zones.find(({ value }) => value === (closed.zoneId ?? ALL_ZONES))?.label}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
