import type { ApiError } from '@lacteos/api-client';
import { useFormGuard } from '@lacteos/ui/antd';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App, Button, Form, Modal } from 'antd';

import {
  type CustomerEditFields,
  CustomerFormFields,
  customerOfFields,
  type CustomerRecord,
  CustomerWithholdingFields,
  newCustomerFields,
  withholdingOfFields,
} from '#features/customer-form';
import { screenStyles } from '#features/screen';
import { createCustomer } from './customer-calls';
import { CUSTOMER_CREATED } from './customer-texts';
import { SaveFailure } from './save-failure';

function NewCustomer({ onClose }: { onClose: () => void }) {
  const { notification } = App.useApp();
  const queries = useQueryClient();
  const [form] = Form.useForm<CustomerEditFields>();
  const askToClose = useFormGuard('new customer', form);
  const cancel = () => askToClose(onClose);
  const create = useMutation<CustomerRecord, ApiError, CustomerEditFields>({
    mutationFn: (fields) => createCustomer({ ...customerOfFields(fields), ...withholdingOfFields(fields) }),
    onSuccess: () => {
      notification.success({ title: CUSTOMER_CREATED, role: 'status' });
      onClose();
    },
    // Also after a refusal: one that SIIGO already had is listed now.
    onSettled: () => queries.invalidateQueries({ queryKey: ['customers', 'page'] }),
  });
  return (
    <Modal open title="Crear cliente" onCancel={cancel} footer={null} width={960} mask={{ closable: false }}>
      <Form<CustomerEditFields>
        form={form}
        name="new-customer"
        layout="vertical"
        noValidate
        initialValues={newCustomerFields()}
        scrollToFirstError={{ focus: true }}
        onFinish={(fields) => create.mutate(fields)}
      >
        <p>El cliente se crea también en SIIGO. Las retenciones valen desde su primer pago.</p>
        <CustomerFormFields />
        <CustomerWithholdingFields />
        {create.isError && <SaveFailure error={create.error} />}
        <div className={screenStyles.dialogActions}>
          <Button onClick={cancel}>Cancelar</Button>
          <Button type="primary" htmlType="submit" loading={create.isPending}>
            Crear
          </Button>
        </div>
      </Form>
    </Modal>
  );
}

export function NewCustomerDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return isOpen ? <NewCustomer onClose={onClose} /> : null;
}
