import { usePersistedState } from '@lacteos/ui/antd';
import type { AdminPartner } from '@lacteos/contracts/schemas';
import { ProductPicture } from '@lacteos/ui';
import { App, Button, Modal } from 'antd';

import { EditDialog, useEdit, formStyles } from '#features/editing';
import { useChangePartner } from './save-partner';
import { DAYS, filledValues, PARTNER_LABELS, partnerValuesOf, type PartnerValues } from './partner-form';
import { PartnerFields } from './partner-fields';

interface PartnerDialogProps {
  partner: AdminPartner;
  onClose: () => void;
}
function View({ partner, onEdit, onClose }: PartnerDialogProps & { onEdit: () => void }) {
  const values = partnerValuesOf(partner);
  const rows = [
    ...(['address', 'city', 'country', 'phone'] as const),
    ...(partner.hours ? DAYS : []),
    ...(partner.location ? (['location'] as const) : []),
  ].map((field) => [PARTNER_LABELS[field], values[field]]);
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
      <div className={formStyles.partnerView}>
        <ProductPicture image={partner.image} alt={`Foto de ${partner.name}`} sizes="20rem" />
        <dl className={formStyles.officeFacts}>
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
  const { mutateAsync: change } = useChangePartner();
  const edit = useEdit<AdminPartner, PartnerValues>({
    name: `partner ${partner.id}`,
    row: partner,
    valuesOf: partnerValuesOf,
    labels: PARTNER_LABELS,
    textOf: (_field, value) => value,
    save: (seen, values) => change({ id: seen.id, ...filledValues(values), version: seen.version }),
    onSaved: ({ name }) => {
      notification.success({ title: `Se guardó ${name}`, role: 'status' });
      onClose();
    },
  });

  return (
    <EditDialog edit={edit} title={`Editar ${partner.name}`} omitNil={false} onClose={onClose}>
      <PartnerFields />
    </EditDialog>
  );
}

export function PartnerDialog({ partner, onClose }: PartnerDialogProps) {
  const [isEditing, setEditing] = usePersistedState(`editing partner ${partner.id}`, false);
  return isEditing ? (
    <Edit partner={partner} onClose={onClose} />
  ) : (
    <View partner={partner} onClose={onClose} onEdit={() => setEditing(true)} />
  );
}
