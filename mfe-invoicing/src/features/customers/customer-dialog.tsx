import type { ApiError } from '@lacteos/api-client';
import { LoadFailure, useUnsavedGuard, usePersistedForm } from '@lacteos/ui/antd';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button, Form, Modal, Spin, Switch } from 'antd';
import { type RefObject, useEffect, useRef, useState } from 'react';

import {
  type CustomerEditFields,
  CustomerFormFields,
  customerOfFields,
  type CustomerRecord,
  CustomerWithholdingFields,
  fieldsOfCustomer,
  fieldsOfWithholding,
  withholdingOfFields,
} from '#features/customer-form';
import { customerQuery, saveCustomer } from './customer-calls';
import { freshValues } from './customer-changes';
import { CUSTOMER_SAVED } from './customer-texts';
import { SaveFailure } from './save-failure';
import { screenStyles } from '#features/screen';

const CONFLICT = 'EDIT.CONFLICT';

interface CustomerEditProps {
  customer: CustomerRecord;
  onClose: () => void;
  onCancel: () => void;
  isTyped: RefObject<() => boolean>;
}

function CustomerEdit({ customer, onClose, onCancel, isTyped }: CustomerEditProps) {
  const { notification } = App.useApp();
  const queries = useQueryClient();
  const [form] = Form.useForm<CustomerEditFields>();
  const [known, setKnown] = useState(customer);
  const [fresh, setFresh] = useState<string[]>([]);
  const isFormTyped = usePersistedForm(`customer ${customer.id}`, form);
  useEffect(() => {
    isTyped.current = isFormTyped;
    return () => {
      isTyped.current = () => false;
    };
  });

  const showFresh = async (entered: CustomerEditFields) => {
    const now = await queries.fetchQuery(customerQuery(customer.id)).catch(() => null);
    if (!now) return;
    setKnown(now);
    setFresh(freshValues(entered, fieldsOfCustomer(now)));
  };
  const save = useMutation<CustomerRecord, ApiError, CustomerEditFields>({
    mutationFn: (fields) => {
      const body = { ...customerOfFields(fields), ...withholdingOfFields(fields) };
      return saveCustomer(customer.id, { ...body, version: known.version });
    },
    onMutate: () => setFresh([]),
    onSuccess: async () => {
      notification.success({ title: CUSTOMER_SAVED, role: 'status' });
      await queries.invalidateQueries({ queryKey: ['customers', 'page'] });
      onClose();
    },
    onError: (error, fields) => (error.code === CONFLICT ? showFresh(fields) : undefined),
  });

  return (
    <Form<CustomerEditFields>
      noValidate
      form={form}
      name="customer"
      layout="vertical"
      initialValues={{
        ...fieldsOfCustomer(customer),
        withholding: fieldsOfWithholding(customer.withholding),
      }}
      onFinish={(fields) => save.mutate({ ...fields, identification: customer.identification })}
    >
      <Form.Item<CustomerEditFields> name="active" label="Estado" valuePropName="checked">
        <Switch checkedChildren="activo" unCheckedChildren="inactivo" />
      </Form.Item>
      <CustomerFormFields isIdentificationFixed />
      <CustomerWithholdingFields />
      {save.isError && <SaveFailure error={save.error} fresh={fresh} />}
      <div className={screenStyles.dialogActions}>
        <Button onClick={onCancel}>Cerrar</Button>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          Guardar
        </Button>
      </div>
    </Form>
  );
}

function CustomerLoader({ id, ...dialog }: { id: number } & Omit<CustomerEditProps, 'customer'>) {
  const customer = useQuery(customerQuery(id));
  if (customer.isPending) return <Spin description="Cargando.." />;
  if (!customer.data) {
    return (
      <LoadFailure
        error={customer.error}
        isRetrying={customer.isFetching}
        onRetry={() => void customer.refetch()}
      />
    );
  }
  return <CustomerEdit customer={customer.data} {...dialog} />;
}

interface CustomerDialogProps {
  customer: Pick<CustomerRecord, 'id' | 'identification'> | null;
  onClose: () => void;
}

export function CustomerDialog({ customer, onClose }: CustomerDialogProps) {
  const isTyped = useRef(() => false);
  const askToClose = useUnsavedGuard(() => isTyped.current());
  const cancel = () => askToClose(onClose);
  return (
    <Modal
      title={customer?.identification}
      open={customer !== null}
      onCancel={cancel}
      footer={null}
      width={960}
      destroyOnHidden
      mask={{ closable: false }}
    >
      {customer && (
        <CustomerLoader
          key={customer.id}
          id={customer.id}
          onClose={onClose}
          onCancel={cancel}
          isTyped={isTyped}
        />
      )}
    </Modal>
  );
}
