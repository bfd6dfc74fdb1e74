import {
  DOCUMENT_TYPES,
  FISCAL_RESPONSIBILITIES,
  PERSON_TYPE_LABELS,
  PERSON_TYPES,
} from '@lacteos/contracts/reference/reference-data';
import type { Buyer, CustomerData } from '@lacteos/contracts/schemas';
import { LIMITS, TEXTS } from '@lacteos/contracts/validation';
import { DEPARTMENTS } from '@lacteos/contracts/divipola';
import { LoadFailure, LoadingSkeleton, useFormGuard, VatResponsibleItem } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Alert, App, Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';

import { failedCall, type FailedCall, formStyles, RefusalNotice, refusedFields } from '#features/editing';
import { buyerQuery, useCorrectBuyer } from '../model/buyer-calls';
import { BUYER_LABELS, buyerOf, fieldErrorsOf } from '../model/buyer-form';

interface BuyerDialogProps {
  orderId: number;
  onClose: () => void;
}
type Field = keyof typeof BUYER_LABELS;

const FROZEN =
  'El pedido ya tiene una factura a nombre de este comprador. Anúlela o acredítela y corrija los datos después.';
const OPTIONS = {
  person_type: PERSON_TYPES.map((value) => ({ value, label: PERSON_TYPE_LABELS[value] })),
  id_type: DOCUMENT_TYPES.map(({ code, name }) => ({ value: code, label: name })),
  fiscal_responsibility: FISCAL_RESPONSIBILITIES.map(({ code, name }) => ({
    value: code,
    label: `${code} ${name}`,
  })),
  state_code: DEPARTMENTS.map(({ code, name }) => ({ value: code, label: name })),
};
const MAX_LENGTHS: Partial<Record<Field, number>> = {
  identification: 40,
  check_digit: 1,
  address: LIMITS.address,
  contact_first_name: 50,
  contact_last_name: 50,
  contact_phone: 40,
};

const rulesOf = (isRequired: boolean) => (isRequired ? [{ required: true, message: TEXTS.required }] : []);

function TextItem({ name, isRequired = true }: { name: Field; isRequired?: boolean }) {
  return (
    <Form.Item<CustomerData> name={name} label={BUYER_LABELS[name]} rules={rulesOf(isRequired)}>
      <Input maxLength={MAX_LENGTHS[name] ?? LIMITS.company} autoComplete="off" />
    </Form.Item>
  );
}

interface ChoiceProps {
  name: Field;
  options: { value: string; label: string }[];
  onChange?: () => void;
}
function ChoiceItem({ name, options, onChange }: ChoiceProps) {
  return (
    <Form.Item<CustomerData> name={name} label={BUYER_LABELS[name]} rules={rulesOf(true)}>
      <Select showSearch={{ optionFilterProp: 'label' }} options={options} onChange={onChange} />
    </Form.Item>
  );
}

function BuyerFields() {
  const form = Form.useFormInstance<CustomerData>();
  const isCompany = Form.useWatch('person_type', form) === 'Company';
  const state = Form.useWatch('state_code', form);
  const cities = DEPARTMENTS.find(({ code }) => code === state)?.municipalities ?? [];
  return (
    <div className={formStyles.officeFormColumns}>
      <ChoiceItem name="person_type" options={OPTIONS.person_type} />
      <ChoiceItem name="id_type" options={OPTIONS.id_type} />
      <TextItem name="identification" />
      <TextItem name="check_digit" isRequired={false} />
      {isCompany ? (
        <TextItem name="nameCompany" />
      ) : (
        <>
          <TextItem name="first_name" />
          <TextItem name="last_name" />
        </>
      )}
      <TextItem name="commercial_name" isRequired={false} />
      <ChoiceItem name="fiscal_responsibility" options={OPTIONS.fiscal_responsibility} />
      <VatResponsibleItem />
      <TextItem name="address" />
      <ChoiceItem
        name="state_code"
        options={OPTIONS.state_code}
        onChange={() => form.setFieldValue('city_code', undefined)}
      />
      <ChoiceItem name="city_code" options={cities.map(([value, label]) => ({ value, label }))} />
      <TextItem name="contact_first_name" />
      <TextItem name="contact_last_name" isRequired={false} />
      <TextItem name="contact_email" isRequired={false} />
      <TextItem name="contact_phone" isRequired={false} />
    </div>
  );
}

function BuyerForm({ orderId, onClose, buyer }: BuyerDialogProps & { buyer: Buyer }) {
  const { notification } = App.useApp();
  const [form] = Form.useForm<CustomerData>();
  const [problem, setProblem] = useState<FailedCall | null>(null);
  const { mutateAsync: correct, isPending } = useCorrectBuyer(orderId);
  const askToClose = useFormGuard(`buyer ${orderId}`, form);
  const submit = async (values: CustomerData) => {
    setProblem(null);
    try {
      await correct(buyerOf(values, buyer.customer.country_code));
      notification.success({ title: 'Los datos del comprador quedaron corregidos.', role: 'status' });
      onClose();
    } catch (error) {
      const failure = failedCall(error);
      const fields = refusedFields({ ...failure, errors: fieldErrorsOf(failure.errors) }, BUYER_LABELS);
      if (fields.length > 0) form.setFields(fields as Parameters<typeof form.setFields>[0]);
      else setProblem(failure);
    }
  };
  return (
    <Modal
      open
      width={760}
      title={`Corregir los datos del comprador, pedido ${orderId}`}
      okText="Guardar"
      okButtonProps={{ disabled: !buyer.isCorrectable }}
      cancelText="Cancelar"
      confirmLoading={isPending}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={() => askToClose(onClose)}
    >
      <Form
        noValidate
        form={form}
        name="buyer"
        layout="vertical"
        disabled={!buyer.isCorrectable}
        initialValues={buyer.customer}
        onFinish={(values) => void submit(values)}
      >
        {problem && <RefusalNotice failure={problem} />}
        {!problem && !buyer.isCorrectable && (
          <Alert className={formStyles.officeFormNotice} type="info" showIcon role="alert" title={FROZEN} />
        )}
        <p>La factura llevará estos datos. El cambio queda en el historial del pedido.</p>
        <BuyerFields />
      </Form>
    </Modal>
  );
}

export function BuyerDialog(props: BuyerDialogProps) {
  const { orderId, onClose } = props;
  const buyer = useQuery(buyerQuery(orderId));
  if (buyer.data) return <BuyerForm {...props} buyer={buyer.data} />;
  return (
    <Modal open title="Corregir los datos del comprador" footer={null} onCancel={onClose}>
      {buyer.isPending && <LoadingSkeleton />}
      {buyer.isError && (
        <LoadFailure
          isPart
          error={buyer.error}
          isRetrying={buyer.isFetching}
          onRetry={() => void buyer.refetch()}
        />
      )}
    </Modal>
  );
}
