import type { AdminPartner, Drawer } from '@lacteos/contracts/schemas';
import { FormProblem, LoadFailure, LoadingSkeleton, useLastingProblem } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';

import { ActiveSwitch, failedCall, formStyles } from '#features/editing';
import { drawersQuery, useChangeDrawer, useCreateDrawer } from './drawer-calls';

const MAX_NAME = 60;

function NameForm({ label, name, button, save }: NameFormProps) {
  const [form] = Form.useForm<{ name: string }>();
  const [problem, setProblem] = useLastingProblem<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (values: { name: string }) => {
    setBusy(true);
    setProblem(null);
    try {
      await save(values.name);
      form.setFieldsValue({ name });
    } catch (error) {
      setProblem(failedCall(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form
      noValidate
      form={form}
      layout="inline"
      initialValues={{ name }}
      onFinish={(values) => void submit(values)}
    >
      <FormProblem className={formStyles.officeFormNotice} problem={problem} />
      <Form.Item
        name="name"
        rules={[{ required: true, whitespace: true, message: 'Escriba el nombre de la caja.' }]}
      >
        <Input aria-label={label} placeholder={label} maxLength={MAX_NAME} />
      </Form.Item>
      <Button htmlType="submit" loading={isBusy}>
        {button}
      </Button>
    </Form>
  );
}
interface NameFormProps {
  label: string;
  name: string;
  button: string;
  save: (name: string) => Promise<unknown>;
}

function DrawerRow({ drawer: { id, name, active, openBy } }: { drawer: Drawer }) {
  const { mutateAsync: change, isPending } = useChangeDrawer();
  return (
    <li className={formStyles.drawer}>
      <NameForm
        label={`Nombre de ${name}`}
        name={name}
        button="Renombrar"
        save={(newName) => change({ id, name: newName, active })}
      />
      <ActiveSwitch
        name={name}
        active={active}
        isPending={isPending}
        onToggle={(isWanted) => change({ id, name, active: isWanted })}
      />
      {openBy && <small>Turno abierto de {openBy}</small>}
    </li>
  );
}

export function StoreDrawers({ partner: { id, name }, onClose }: StoreDrawersProps) {
  const drawers = useQuery(drawersQuery);
  const { mutateAsync: create } = useCreateDrawer();
  const own = (drawers.data ?? []).filter(({ storeId }) => storeId === id);
  return (
    <Modal open title={`Cajas de ${name}`} footer={null} onCancel={onClose}>
      {drawers.isPending && <LoadingSkeleton />}
      {drawers.isError && (
        <LoadFailure
          isPart
          error={drawers.error}
          isRetrying={drawers.isFetching}
          onRetry={() => void drawers.refetch()}
        />
      )}
      {drawers.isSuccess && own.length === 0 && (
        <p>La tienda todavía no tiene cajas: «Caja 1» se crea con su primer turno.</p>
      )}
      <ul className={formStyles.drawers}>
        {own.map((drawer) => (
          <DrawerRow key={`${drawer.id} ${drawer.name}`} drawer={drawer} />
        ))}
      </ul>
      <NameForm
        label="Nombre de la caja nueva"
        name=""
        button="Agregar caja"
        save={(newName) => create({ storeId: id, name: newName })}
      />
    </Modal>
  );
}
interface StoreDrawersProps {
  partner: AdminPartner;
  onClose: () => void;
}
