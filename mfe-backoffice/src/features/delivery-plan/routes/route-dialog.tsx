import type { Route } from '@lacteos/contracts/schemas';
import { FormProblem, useFormGuard, useLastingProblem } from '@lacteos/ui/antd';
import { App, Form, Input, Modal } from 'antd';

import { failedCall, formStyles } from '#features/editing';
import { useChangeRoute, useCreateRoute } from '../model/plan-calls';
import { stopIds, stopsText } from '../model/plan';

const MAX_DRIVER = 60;

interface RouteDialogProps {
  day: string;
  /** Absent: a new route of `orderIds`. */
  route?: Route;
  orderIds: readonly number[];
  onClose: () => void;
  onSaved?: () => void;
}
interface RouteValues {
  driverName: string;
}

export function RouteDialog({ day, route, orderIds, onClose, onSaved }: RouteDialogProps) {
  const [form] = Form.useForm<RouteValues>();
  const { notification } = App.useApp();
  const [problem, setProblem] = useLastingProblem<string>();
  const { mutateAsync: create, isPending: isCreating } = useCreateRoute();
  const { mutateAsync: change, isPending: isChanging } = useChangeRoute();
  const askToClose = useFormGuard(`route ${route?.id ?? 'new'}`, form);
  const save = async ({ driverName }: RouteValues) => {
    setProblem(null);
    try {
      const saved = route
        ? await change({ id: route.id, driverName, orderIds: stopIds(route.stops), version: route.version })
        : await create({ day, driverName, orderIds: [...orderIds] });
      notification.success({ title: `Se guardó la ruta ${saved.id}`, role: 'status' });
      onSaved?.();
      onClose();
    } catch (error) {
      setProblem(failedCall(error).message);
    }
  };
  return (
    <Modal
      open
      title={route ? `Ruta ${route.id}` : `Nueva ruta con ${stopsText(orderIds.length)}`}
      okText="Guardar"
      cancelText="Cancelar"
      confirmLoading={isCreating || isChanging}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={() => askToClose(onClose)}
    >
      <FormProblem className={formStyles.officeFormNotice} problem={problem} />
      <Form
        noValidate
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ driverName: route?.driverName ?? '' }}
        onFinish={(values) => void save(values)}
      >
        <Form.Item<RouteValues>
          name="driverName"
          label="Quién reparte"
          rules={[{ required: true, whitespace: true, message: 'Escriba quién reparte.' }]}
        >
          <Input maxLength={MAX_DRIVER} autoComplete="off" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
