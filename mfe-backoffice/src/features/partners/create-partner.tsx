import { FormNotice, useFormGuard, usePersistedState } from '@lacteos/ui/antd';
import { ProForm } from '@ant-design/pro-components';
import { Alert, App, Button, Form } from 'antd';
import { useState } from 'react';

import { failedCall, refusalText, refusedFields, formStyles } from '#features/editing';
import { useCreatePartner } from './save-partner';
import { filledValues, INCOMPLETE, isComplete, PARTNER_LABELS, type PartnerValues } from './partner-form';
import { PartnerFields } from './partner-fields';

function PartnerForm({ onClose }: { onClose: () => void }) {
  const { notification } = App.useApp();
  const [form] = Form.useForm<PartnerValues>();
  const [problem, setProblem] = useState<{ text: string } | null>(null);
  const { mutateAsync: create, isPending } = useCreatePartner();
  const askToClose = useFormGuard('new partner', form);

  const save = async (values: Partial<PartnerValues>) => {
    if (!isComplete(values)) {
      setProblem({ text: INCOMPLETE });
      return;
    }
    try {
      await create(filledValues(values));
      notification.success({ title: `Se creó la tienda ${values.name}`, role: 'status' });
      onClose();
    } catch (error) {
      const failure = failedCall(error);
      setProblem({ text: refusalText(failure, PARTNER_LABELS) });
      form.setFields(refusedFields(failure, PARTNER_LABELS) as Parameters<typeof form.setFields>[0]);
    }
  };

  return (
    <section className={formStyles.officeCard} aria-labelledby="new-partner">
      <h2 id="new-partner">Nueva tienda aliada</h2>
      {problem && (
        <FormNotice about={problem}>
          <Alert
            className={formStyles.officeFormNotice}
            type="error"
            showIcon
            role="alert"
            title={problem.text}
          />
        </FormNotice>
      )}
      <ProForm<PartnerValues>
        noValidate
        form={form}
        onFinish={save}
        submitter={{
          render: () => (
            <div className={formStyles.officeFormButtons}>
              <Button type="primary" htmlType="submit" loading={isPending}>
                Guardar tienda
              </Button>
              <Button onClick={() => askToClose(onClose)}>Cancelar</Button>
            </div>
          ),
        }}
      >
        <PartnerFields />
      </ProForm>
    </section>
  );
}

export function CreatePartner() {
  const [isOpen, setOpen] = usePersistedState('opened new partner', false);
  if (isOpen) return <PartnerForm onClose={() => setOpen(false)} />;
  return (
    <div>
      <Button type="primary" onClick={() => setOpen(true)}>
        Crear tienda aliada
      </Button>
    </div>
  );
}
