import { CARRIERS, type Order } from '@lacteos/contracts';
import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { controlProps, DialogField } from '../../screen/dialog-field';
import dialog from '../../screen/dialog.module.css';
import { NoticeDialog } from '../../screen/notice-dialog';
import { NativeSelect } from '../../screen/native-select';
import { useRegistration } from '../../screen/use-registration';
import { usePlaceNames } from '../../shipping/use-departments';
import { registerDispatch } from '../api/register-dispatch';
import {
  dispatchOf,
  dispatchProblems,
  EMPTY_DISPATCH,
  type DispatchProblems,
  type DispatchValues,
} from '../model/dispatch-form';

interface DispatchDialogProps {
  order: Order;
  onClose: () => void;
  /** The dispatch is registered. */
  onDispatched: (order: Order) => void;
  /** It was not: the order may have changed meanwhile. */
  onFailed: () => void;
}

function DispatchForm({ order, onClose, onDispatched, onFailed }: DispatchDialogProps) {
  const { shippingAddress: address } = order;
  const places = usePlaceNames(address.state_code, address.city_code);
  const [values, setValues] = useState(EMPTY_DISPATCH);
  const [problems, setProblems] = useState<DispatchProblems>({});
  const { submit, isSending, notice, setNotice } = useRegistration({
    send: async () =>
      onDispatched(await registerDispatch(order.id, dispatchOf(values, order, places, new Date()))),
    onDone: onClose,
    onFailed,
  });
  const change = (field: keyof DispatchValues, value: string) => {
    setValues((current) => ({ ...current, [field]: value }));
    setProblems((current) => ({ ...current, [field]: undefined }));
  };
  const confirm = () => {
    const found = dispatchProblems(values);
    setProblems(found);
    if (Object.keys(found).length === 0) void submit();
  };
  return (
    <form
      className={dialog.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <p className={dialog.facts}>
        {address.first_name} {address.last_name} · {address.address}, {places.city}, {places.department}
      </p>
      <DialogField id="dispatch-guide" label="Número de guía" error={problems.numberGuide}>
        <Input
          {...controlProps('dispatch-guide', problems.numberGuide)}
          autoComplete="off"
          maxLength={60}
          status={problems.numberGuide ? 'error' : undefined}
          value={values.numberGuide}
          onChange={(event) => change('numberGuide', event.target.value)}
        />
      </DialogField>
      <DialogField id="dispatch-carrier" label="Transportadora" error={problems.transport}>
        <NativeSelect
          {...controlProps('dispatch-carrier', problems.transport)}
          placeholder="Seleccione la transportadora"
          options={CARRIERS.map((name) => ({ value: name, label: name }))}
          value={values.transport}
          onChange={(event) => change('transport', event.target.value)}
        />
      </DialogField>
      <div className={dialog.buttons}>
        <Button onClick={onClose} disabled={isSending}>
          Cancelar
        </Button>
        <Button type="primary" htmlType="submit" loading={isSending}>
          Registrar envío
        </Button>
      </div>
      <NoticeDialog notice={notice} onClose={() => setNotice(null)} />
    </form>
  );
}

/** Staff register the dispatch of a paid order. Render it while it is open: closing clears its fields. */
export function DispatchDialog(props: DispatchDialogProps) {
  return (
    <Modal
      open
      title={`Datos de envío del pedido ${props.order.id}`}
      footer={null}
      onCancel={props.onClose}
      mask={{ closable: false }}
    >
      <DispatchForm {...props} />
    </Modal>
  );
}
