import type { CustomerFields } from '#features/customer-form';

const LABELS: Readonly<Partial<Record<keyof CustomerFields, string>>> = {
  person_type: 'Tipo de persona',
  id_type: 'Tipo de documento',
  check_digit: 'Dígito de verificación',
  company_name: 'Razón social',
  first_name: 'Nombres',
  last_name: 'Apellidos',
  commercial_name: 'Nombre comercial',
  address: 'Dirección',
  state_code: 'Departamento',
  city_code: 'Ciudad / Municipio',
  postal_code: 'Código postal',
  seller_id: 'Vendedor asignado',
  collector_id: 'Cobrador asignado',
  vat_responsible: 'Responsable de IVA',
  comments: 'Comentarios',
};

export function freshValues(entered: CustomerFields, fresh: CustomerFields): string[] {
  const fields = Object.keys(LABELS) as (keyof CustomerFields)[];
  return fields
    .filter((field) => String(entered[field] ?? '') !== String(fresh[field] ?? ''))
    .map((field) => `${LABELS[field]}: ${String(fresh[field] ?? 'vacío')}`);
}
