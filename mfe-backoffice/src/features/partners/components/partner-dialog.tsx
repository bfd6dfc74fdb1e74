import { ModalForm } from '@ant-design/pro-components';
import type { AdminPartner } from '@lacteos/contracts';
import { ProductPicture } from '@lacteos/ui';
import { Alert, App, Button, Form, Modal } from 'antd';
import { useState } from 'react';

import { ConflictNotice } from '../../editing/conflict-notice';
import { CONFLICT, failedCall, refusalText, type FailedCall } from '../../editing/failed-call';
import { mergeEdit } from '../../editing/merge-edit';
import { useUnsavedGuard } from '@lacteos/ui/antd';
import { useChangePartner } from '../api/save-partner';
import { filledValues, PARTNER_LABELS, partnerValuesOf, type PartnerValues } from '../model/partner-form';
import { PartnerFields } from './partner-fields';

interface PartnerDialogProps {
  partner: AdminPartner;
  onClose: () => void;
}
interface Notice {
  message: string;
  changes: { label: string; value: string }[] | null;
}

function View({ partner, onEdit, onClose }: PartnerDialogProps & { onEdit: () => void }) {
  const rows = (['address', 'city', 'country', 'phone'] as const).map((field) => [
    PARTNER_LABELS[field],
    partner[field],
  ]);
  return (
    <Modal
      open
      title={partner.name}
      onCancel={onClose}
      footer={[
        <Button key="close" onClick={onClose}>
          Cerrar
        </Button>,
        <Button key="edit" type="primary" onClick={onEdit}>
          Editar
        </Button>,
      ]}
    >
      <div className="partner-view">
        <ProductPicture image={partner.image} alt={`Foto de ${partner.name}`} sizes="20rem" />
        <dl className="office-facts">
          {[...rows, ['Estado', partner.active ? 'Activa' : 'Inactiva']].map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Modal>
  );
}

function Edit({ partner, onClose }: PartnerDialogProps) {
  const { notification } = App.useApp();
  const [form] = Form.useForm<PartnerValues>();
  const [seen, setSeen] = useState(partner);
  const [notice, setNotice] = useState<Notice | null>(null);
  const { mutateAsync: change } = useChangePartner();
  const askToClose = useUnsavedGuard(() => form.isFieldsTouched());

  const meet = (failure: FailedCall, typed: PartnerValues) => {
    const current = failure.errors?.['current'] as AdminPartner;
    const { values, changes } = mergeEdit(partnerValuesOf(seen), typed, partnerValuesOf(current));
    form.setFieldsValue(values);
    setSeen(current);
    setNotice({
      message: failure.message,
      changes: changes.map(({ field, fresh }) => ({ label: PARTNER_LABELS[field], value: fresh })),
    });
  };

  const save = async (values: Partial<PartnerValues>) => {
    const typed = filledValues(values);
    try {
      await change({ id: seen.id, ...typed, version: seen.version });
      notification.success({ title: `Se guardó ${typed.name}`, role: 'status' });
      onClose();
    } catch (error) {
      const failure = failedCall(error);
      if (failure.code === CONFLICT) meet(failure, typed);
      else setNotice({ message: refusalText(failure, PARTNER_LABELS), changes: null });
    }
  };

  return (
    <ModalForm<PartnerValues>
      open
      form={form}
      title={`Editar ${partner.name}`}
      width={680}
      initialValues={partnerValuesOf(partner)}
      omitNil={false}
      modalProps={{ mask: { closable: false }, destroyOnHidden: true }}
      submitter={{ searchConfig: { submitText: 'Guardar', resetText: 'Cancelar' } }}
      onOpenChange={(isOpen) => {
        if (!isOpen) askToClose(onClose);
      }}
      onFinish={save}
    >
      {notice?.changes && <ConflictNotice message={notice.message} changes={notice.changes} />}
      {notice && !notice.changes && (
        <Alert className="office-form__notice" type="error" showIcon role="alert" title={notice.message} />
      )}
      <PartnerFields />
    </ModalForm>
  );
}

/** A partner store: shown first, edited after 'Editar'. */
export function PartnerDialog({ partner, onClose }: PartnerDialogProps) {
  const [isEditing, setEditing] = useState(false);
  return isEditing ? (
    <Edit partner={partner} onClose={onClose} />
  ) : (
    <View partner={partner} onClose={onClose} onEdit={() => setEditing(true)} />
  );
}
