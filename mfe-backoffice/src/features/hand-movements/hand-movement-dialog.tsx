import { newIdempotencyKey } from '@lacteos/api-client';
import { HAND_KINDS, HAND_MOVEMENTS, type HandKind } from '@lacteos/contracts/counter/cash-movements';
import type { FieldNumber } from '@lacteos/contracts/parsing/field-number';
import { FormProblem, MoneyField, NumberItem, useLastingProblem } from '@lacteos/ui/antd';
import { App, Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';

import { failedCall, formStyles, refusedFields } from '#features/editing';
import { PictureField } from '../picture-field/picture-field';
import { useRecordMovement } from './record-movement';

interface Movement {
  kind: HandKind;
  amount: FieldNumber;
  note: string;
  photo?: string;
}

const LABELS = { kind: 'Clase', amount: 'Valor', note: 'Nota', photo: 'Foto del recibo' } as const;
const KINDS = HAND_KINDS.map((kind) => ({ value: kind, label: HAND_MOVEMENTS[kind] }));

export function HandMovementDialog({ onClose }: { onClose: () => void }) {
  const { notification } = App.useApp();
  const [form] = Form.useForm<Movement>();
  const kind = Form.useWatch('kind', form);
  const [problem, setProblem] = useLastingProblem<string>();
  // One for the dialog: pressing again after a lost answer records nothing twice.
  const [key] = useState(newIdempotencyKey);
  const { mutateAsync: record, isPending } = useRecordMovement(key);

  const save = async ({ amount, photo, ...movement }: Movement) => {
    setProblem(null);
    try {
      await record({
        ...movement,
        amount: Number(amount),
        ...(photo && movement.kind === 'expense' ? { photo } : {}),
      });
      notification.success({ title: 'Movimiento registrado', role: 'status' });
      onClose();
    } catch (error) {
      const failure = failedCall(error);
      setProblem(failure.message);
      form.setFields(refusedFields(failure, LABELS) as Parameters<typeof form.setFields>[0]);
    }
  };

  return (
    <Modal
      open
      title="Registrar movimiento de caja"
      okText="Registrar"
      cancelText="Cancelar"
      confirmLoading={isPending}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<Movement>
        noValidate
        form={form}
        layout="vertical"
        initialValues={{ kind: 'withdrawal', amount: null, note: '' }}
        onFinish={(values) => void save(values)}
      >
        <FormProblem className={formStyles.officeFormNotice} problem={problem} />
        <Form.Item name="kind" label={LABELS.kind}>
          <Select options={KINDS} />
        </Form.Item>
        <NumberItem
          name="amount"
          label={LABELS.amount}
          requiredText="Escriba el valor."
          min={{ value: 0.01, text: 'El valor debe ser mayor que cero.' }}
        >
          <MoneyField />
        </NumberItem>
        <Form.Item
          name="note"
          label={LABELS.note}
          rules={[{ required: true, whitespace: true, message: 'Escriba para qué es.' }]}
        >
          <Input.TextArea rows={2} maxLength={200} />
        </Form.Item>
        {kind === 'expense' && (
          <Form.Item name="photo" label={LABELS.photo}>
            <PictureField label={LABELS.photo} aspect={3 / 4} />
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
}
