import type { CustomerData } from '@lacteos/contracts/schemas';

export const BUYER_LABELS = {
  person_type: 'Tipo de persona',
  id_type: 'Tipo de documento',
  identification: 'Número de documento',
  check_digit: 'Dígito de verificación',
  first_name: 'Nombres',
  last_name: 'Apellidos',
  nameCompany: 'Razón social',
  commercial_name: 'Nombre comercial',
  fiscal_responsibility: 'Responsabilidad fiscal',
  address: 'Dirección',
  state_code: 'Departamento',
  city_code: 'Ciudad / Municipio',
  contact_first_name: 'Nombres del contacto',
  contact_last_name: 'Apellidos del contacto',
  contact_email: 'Correo del contacto',
  contact_phone: 'Teléfono del contacto',
} as const satisfies Partial<Record<keyof CustomerData, string>>;

/** Omits empty fields and those of the other kind of person. */
export function buyerOf(values: CustomerData, countryCode: string): CustomerData {
  const others = values.person_type === 'Company' ? ['first_name', 'last_name'] : ['nameCompany'];
  const filled = Object.entries(values).filter(
    ([name, value]) =>
      !others.includes(name) &&
      (typeof value === 'boolean' || (typeof value === 'string' && value.trim() !== '')),
  );
  return { ...(Object.fromEntries(filled) as CustomerData), country_code: countryCode };
}

export const fieldErrorsOf = (errors: Readonly<Record<string, unknown>> = {}): Record<string, unknown> =>
  Object.fromEntries(Object.entries(errors).map(([path, text]) => [path.replace(/^customer\./, ''), text]));
