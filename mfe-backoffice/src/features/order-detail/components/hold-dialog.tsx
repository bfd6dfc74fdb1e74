import type { OrderHold } from '@lacteos/contracts/schemas';
import { colombianDay, dayAfter } from '@lacteos/contracts/time/colombian-day';
import { FormProblem, DayField, DayItem, useFormGuard } from '@lacteos/ui/antd';
import { App, Form, Input, Modal } from 'antd';
import { useState } from 'react';

import { failedCall, formStyles, refusedFields } from '#features/editing';
import { useChangeHold, type HoldChange } from '#features/order-list';

const MAX_DAYS = 60;
const CONFLICT = 409;
const LABELS = { until: 'Reservar hasta', reason: 'Motivo' } as const;
const TEXTS = {
  prolong: {
    title: 'Prorrogar la reserva del pedido',
    ok: 'Prorrogar reserva',
    done: 'La reserva quedó prorrogada.',
    about: 'Las unidades quedan apartadas hasta el final de ese día, hora de Colombia.',
  },
  release: {
    title: 'Liberar la reserva del pedido',
    ok: 'Liberar reserva',
    done: 'Las unidades volvieron a estar disponibles.',
    about:
      'Las unidades vuelven a la venta ya mismo y avisamos al comprador por correo. El pedido no se cancela.',
  },
} as const;

interface HoldFields {
  until: string;
  reason: string;
}
interface HoldDialogProps {
  hold: OrderHold;
  change: HoldChange['do'];
  onClose: () => void;
}

export function HoldDialog({ hold, change, onClose }: HoldDialogProps) {
  const texts = TEXTS[change];
  const { notification } = App.useApp();
  const [form] = Form.useForm<HoldFields>();
  const askToClose = useFormGuard(`hold ${hold.orderId} ${change}`, form);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutateAsync: save, isPending } = useChangeHold(hold.orderId);
  const today = colombianDay(new Date());

  const explain = (error: unknown) => {
    const failure = failedCall(error);
    const fields = refusedFields(failure, LABELS);
    if (fields.length > 0) return form.setFields(fields as Parameters<typeof form.setFields>[0]);
    if (failure.status !== CONFLICT) return setProblem(failure.message);
    notification.warning({
      title: `No cambiamos la reserva. ${failure.message}`,
      role: 'alert',
      duration: 0,
    });
    onClose();
  };
  const submit = async ({ until, reason }: HoldFields) => {
    setProblem(null);
    try {
      await save(change === 'prolong' ? { do: change, until, reason } : { do: change, reason });
      notification.success({ title: texts.done, role: 'status' });
      onClose();
    } catch (error) {
      explain(error);
    }
  };

  return (
    <Modal
      open
      title={`${texts.title} ${hold.orderId}`}
      okText={texts.ok}
      okButtonProps={{ danger: change === 'release' }}
      cancelText="Cancelar"
      confirmLoading={isPending}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={() => askToClose(onClose)}
    >
      <Form
        noValidate
        form={form}
        layout="vertical"
        initialValues={{ until: hold.endsAt && dayAfter(colombianDay(new Date(hold.endsAt))) }}
        onFinish={(values) => void submit(values)}
      >
        <FormProblem className={formStyles.officeFormNotice} problem={problem} />
        <p>{texts.about}</p>
        {change === 'prolong' && (
          <DayItem name="until" label={LABELS.until} requiredText="Elija el día.">
            <DayField min={today} max={dayAfter(today, MAX_DAYS)} />
          </DayItem>
        )}
        <Form.Item<HoldFields>
          name="reason"
          label={LABELS.reason}
          rules={[{ required: true, whitespace: true, min: 3, message: 'Escriba el motivo.' }]}
        >
          <Input.TextArea rows={3} maxLength={200} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
