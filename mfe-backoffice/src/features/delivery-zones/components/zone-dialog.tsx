import type { DeliveryZone } from '@lacteos/contracts/schemas';
import { App } from 'antd';

import { EditDialog, useEdit } from '#features/editing';
import { useChangeZone, useCreateZone } from '../model/zone-calls';
import { ZONE_LABELS, zoneRequest, zoneValuesOf, zoneValueText, type ZoneValues } from '../model/zone-form';
import { ZoneFields } from './zone-fields';

interface ZoneDialogProps {
  zone: DeliveryZone;
  onClose: () => void;
}

export function ZoneDialog({ zone, onClose }: ZoneDialogProps) {
  const { notification } = App.useApp();
  const { mutateAsync: create } = useCreateZone();
  const { mutateAsync: change } = useChangeZone();
  const isNew = zone.id === 0;
  const edit = useEdit<DeliveryZone, ZoneValues>({
    name: `zone ${zone.id}`,
    row: zone,
    valuesOf: zoneValuesOf,
    labels: ZONE_LABELS,
    textOf: zoneValueText,
    save: ({ id, version }, values) =>
      isNew ? create(zoneRequest(values)) : change({ id, version, ...zoneRequest(values) }),
    onSaved: ({ name }) => {
      notification.success({ title: `Se guardó la zona ${name}`, role: 'status' });
      onClose();
    },
  });
  return (
    <EditDialog
      edit={edit}
      title={isNew ? 'Nueva zona' : `Editar ${zone.name}`}
      width={820}
      omitNil={false}
      onClose={onClose}
    >
      <ZoneFields />
    </EditDialog>
  );
}
