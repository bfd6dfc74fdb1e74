import { PERSON_TYPE_LABELS } from '@lacteos/contracts/reference/reference-data';

import type { CustomerRecord } from '#features/customer-form';

export const statusText = (isActive: boolean): string => (isActive ? 'activo' : 'inactivo');
export const personTypeText = ({ person_type }: Pick<CustomerRecord, 'person_type'>): string =>
  PERSON_TYPE_LABELS[person_type];
export const customerName = ({ name }: Pick<CustomerRecord, 'name'>): string =>
  name.filter(Boolean).join(' ');

export const CUSTOMER_UNKNOWN = 'El cliente no está creado.';
export const CREATE_WITH_INVOICE = 'Crear el cliente junto con la factura';
export const CUSTOMER_REFUSED = 'SIIGO no aceptó el cambio; no se guardó nada.';
export const CUSTOMER_CREATED = 'El cliente quedó creado.';
export const CUSTOMER_SAVED = 'Los datos del cliente se guardaron.';
