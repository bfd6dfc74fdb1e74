import { PERSON_TYPE_LABELS } from '@lacteos/contracts';

import type { CustomerRecord } from '../../customer-form/model/customer-record';

/** The status of a customer as the table shows it. */
export const statusText = (isActive: boolean): string => (isActive ? 'activo' : 'inactivo');
/** 'Persona' or 'Compañia'. */
export const personTypeText = ({ person_type }: Pick<CustomerRecord, 'person_type'>): string =>
  PERSON_TYPE_LABELS[person_type];
/** Name of a customer in one line. */
export const customerName = ({ name }: Pick<CustomerRecord, 'name'>): string =>
  name.filter(Boolean).join(' ');

export const CUSTOMER_INACTIVE =
  'El cliente se encuentra inactivo. Actívelo en el módulo de contabilidad: pestaña Clientes, opción Actualizar cliente.';
export const CUSTOMER_UNKNOWN = 'El cliente no está creado.';
export const CREATE_WITH_INVOICE = 'Crear el cliente junto con la factura';
export const CUSTOMER_SAVED = 'Los datos del cliente se guardaron.';
