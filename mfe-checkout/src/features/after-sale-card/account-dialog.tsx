import { ApiError } from '@lacteos/api-client';
import { REFUND_ACCOUNT_KINDS } from '@lacteos/contracts/orders/refund-accounts';
import type { RefundAccount } from '@lacteos/contracts/schemas';
import { formatMoney } from '@lacteos/ui';
import { FormProblem, useLastingProblem } from '@lacteos/ui/antd';
import { Form, Input, Modal, Select } from 'antd';

import { errorText } from '#features/screen';
import { useGiveAccount } from './after-sale-calls';
import styles from './after-sale.module.css';

interface AccountDialogProps {
  orderId: number;
  refund: { id: number; amount: number };
  onClose: () => void;
}

const KINDS = REFUND_ACCOUNT_KINDS.map((value) => ({ value, label: value }));
const FIELDS = [
  { name: 'holder', label: 'Titular de la cuenta', min: 3, max: 120, mode: 'text' },
  { name: 'identification', label: 'Documento del titular', min: 4, max: 20, mode: 'text' },
  { name: 'bank', label: 'Banco', min: 3, max: 60, mode: 'text' },
  { name: 'number', label: 'Número de cuenta', min: 5, max: 30, mode: 'numeric' },
] as const;
const SHORT = 'Escriba este dato completo.';

const isField = (name: string): name is keyof RefundAccount =>
  name === 'kind' || FIELDS.some((field) => field.name === name);

/** The input stays in the dialog only. */
export function AccountDialog({ orderId, refund, onClose }: AccountDialogProps) {
  const [form] = Form.useForm<RefundAccount>();
  const [problem, setProblem] = useLastingProblem<string>();
  const { mutateAsync, isPending } = useGiveAccount(orderId, refund.id);
  const submit = async (account: RefundAccount) => {
    setProblem(null);
    try {
      await mutateAsync(account);
      onClose();
    } catch (error) {
      setProblem(errorText(error));
      form.setFields(
        Object.entries((error instanceof ApiError && error.errors) || {}).flatMap(([name, text]) =>
          isField(name) ? [{ name, errors: [String(text)] }] : [],
        ),
      );
    }
  };
  return (
    <Modal
      open
      title={`Cuenta para devolverle ${formatMoney(refund.amount)}`}
      okText="Enviar los datos"
      cancelText="Volver"
      confirmLoading={isPending}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={() => {
        setProblem(null);
        onClose();
      }}
      afterOpenChange={(isOpen) => {
        if (isOpen) form.focusField('holder');
      }}
    >
      <Form
        noValidate
        form={form}
        layout="vertical"
        autoComplete="off"
        onFinish={(values) => void submit(values)}
      >
        <FormProblem className={styles.notice} problem={problem} />
        <p>Debe ser una cuenta a su nombre. La guardamos cifrada y la borramos al hacer la transferencia.</p>
        {FIELDS.map(({ name, label, min, max, mode }) => (
          <Form.Item
            key={name}
            name={name}
            label={label}
            rules={[{ required: true, whitespace: true, min, message: SHORT }]}
          >
            <Input maxLength={max} inputMode={mode} />
          </Form.Item>
        ))}
        <Form.Item
          name="kind"
          label="Tipo de cuenta"
          rules={[{ required: true, message: 'Elija el tipo de cuenta.' }]}
        >
          <Select options={KINDS} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
