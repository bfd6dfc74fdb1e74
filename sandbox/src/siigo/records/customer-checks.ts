import { isMunicipalityOf } from '@lacteos/contracts/divipola';
import { type Checks, type Json, listOf, objectOf } from '../protocol/checks.js';
import type { AccountRules } from '../protocol/rules.js';
import { USERS } from './seed.js';

const ID_TYPES: Readonly<Record<string, string>> = {
  '13': 'Cédula de ciudadanía',
  '31': 'NIT',
  '22': 'Cédula de extranjería',
  '42': 'Documento de identificación extranjero',
  '50': 'NIT de otro país',
  'R-00-PN': 'No obligado a registrarse en el RUT PN',
  '91': 'NUIP',
  '41': 'Pasaporte',
  '47': 'Permiso especial de permanencia PEP',
  '11': 'Registro civil',
  '43': 'Sin identificación del exterior o para uso definido por la DIAN',
  '21': 'Tarjeta de extranjería',
  '12': 'Tarjeta de identidad',
  '89': 'Salvoconducto de permanencia',
  '48': 'Permiso protección temporal PPT',
};
const RESPONSIBILITIES: Readonly<Record<string, string>> = {
  'R-99-PN': 'No aplica - Otros',
  'O-13': 'Gran contribuyente',
  'O-15': 'Autorretenedor',
  'O-23': 'Agente de retención IVA',
  'O-47': 'Régimen simple de tributación',
};
const PATTERNS: Readonly<Record<string, RegExp>> = {
  '13': /^\d{3,13}$/,
  '31': /^\d{3,13}$/,
  '11': /^\d{3,13}$/,
  '12': /^[\w-]{1,20}$/,
  'R-00-PN': /^[\w-]{1,13}$/,
};
/** SIIGO's pattern, made safe from backtracking. */
const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/;

export const idTypeName = (code: string): string => ID_TYPES[code] ?? code;
export const responsibilityName = (code: string): string => RESPONSIBILITIES[code] ?? code;

/** `prefix` is `customer.` inside an invoice. */
export const checkCustomer = (checks: Checks, customer: Json, rules: AccountRules, prefix = ''): void => {
  const at = (name: string): string => `${prefix}${name}`;
  const text = (name: string): string => String(customer[name] ?? '');
  for (const name of [
    'person_type',
    'id_type',
    'identification',
    'check_digit',
    'commercial_name',
    'comments',
  ])
    checks.type(at(name), customer[name], 'string');
  for (const name of ['name', 'phones', 'contacts', 'fiscal_responsibilities'])
    checks.type(at(name), customer[name], 'array');
  checks.type(at('active'), customer['active'], 'boolean');
  for (const name of ['person_type', 'id_type', 'identification', 'name'])
    checks.required(at(name), customer[name]);
  const address = objectOf(customer['address']);
  checks.required(at('address.address'), address['address']);
  checks.longest(at('address.address'), address['address'], 256);
  checks.longest(at('address.postal_code'), address['postal_code'], 10);
  checks.longest(at('identification'), customer['identification'], 50);
  checkBranch(checks, customer, at('branch_office'));
  checks.oneOf(at('person_type'), customer['person_type'], ['Person', 'Company']);
  checks.oneOf(at('id_type'), customer['id_type'], Object.keys(ID_TYPES));
  checks.oneOf(at('type'), customer['type'], ['Customer', 'Supplier', 'Other']);
  const pattern = PATTERNS[text('id_type')] ?? /^[\w-]{1,20}$/;
  if (text('identification') && !pattern.test(text('identification')))
    checks.add('invalid_identification', `Invalid identification: ${text('identification')}`, [
      at('identification'),
    ]);
  if (text('check_digit') && !/^\d$/.test(text('check_digit')))
    checks.add('invalid_value', 'Invalid value: check_digit', [at('check_digit')]);
  checkNames(checks, customer, rules, at);
  checkCity(checks, objectOf(address['city']), at('address.city'));
  checks.longest(at('comments'), customer['comments'], 4_000);
  checkRows(checks, customer, rules.maxContacts, at);
};

const checkBranch = (checks: Checks, { branch_office: branch }: Json, path: string): void => {
  if (branch === undefined || branch === null) return;
  checks.type(path, branch, 'integer');
  if (Number(branch) < 0 || Number(branch) > 999)
    checks.add('invalid_range', 'The field branch_office only allows a value between 0 and 999', [path]);
};

const checkNames = (
  checks: Checks,
  customer: Json,
  rules: AccountRules,
  at: (name: string) => string,
): void => {
  const names = Array.isArray(customer['name']) ? customer['name'] : [];
  const wanted = customer['person_type'] === 'Company' ? 1 : 2;
  if (names.length > 0 && names.length !== wanted)
    checks.add('invalid_array', 'The array name has invalid values', [at('name')]);
  names.forEach((name, index) => {
    checks.required(`${at('name')}[${index}]`, name);
    checks.longest(`${at('name')}[${index}]`, name, 100);
    if (rules.names === 'pattern') checks.text(`${at('name')}[${index}]`, name, 'invalid_name');
  });
};

const checkCity = (checks: Checks, city: Json, path: string): void => {
  for (const name of ['country_code', 'state_code', 'city_code'])
    checks.required(`${path}.${name}`, city[name]);
  const { country_code: country, state_code: state, city_code: code } = city;
  if (country && String(country).toLowerCase() !== 'co')
    checks.add('invalid_reference', `The country_code doesn't exist: ${String(country)}`, [
      `${path}.country_code`,
    ]);
  if (state && code && !isMunicipalityOf(String(code), String(state)))
    checks.add('invalid_reference', `The city_code doesn't exist: ${String(code)}`, [`${path}.city_code`]);
};

const checkRows = (
  checks: Checks,
  customer: Json,
  maxContacts: number,
  at: (name: string) => string,
): void => {
  const contacts = listOf(customer['contacts']);
  if (contacts.length > maxContacts)
    checks.add('invalid_array', 'The array contacts has invalid values', [at('contacts')]);
  listOf(customer['phones']).forEach((phone, index) =>
    checkPhone(checks, phone, `${at('phones')}[${index}]`),
  );
  contacts.forEach((contact, index) => {
    const path = `${at('contacts')}[${index}]`;
    checks.required(`${path}.first_name`, contact['first_name']);
    checks.longest(`${path}.first_name`, contact['first_name'], 50);
    checks.longest(`${path}.last_name`, contact['last_name'], 50);
    checks.longest(`${path}.email`, contact['email'], 100);
    const email = contact['email'];
    if (typeof email === 'string' && email !== '' && !EMAIL.test(email))
      checks.add('invalid_email', `Invalid email: ${email}`, [`${path}.email`]);
    checkPhone(checks, objectOf(contact['phone']), `${path}.phone`);
  });
  listOf(customer['fiscal_responsibilities']).forEach(({ code }, index) => {
    const path = `${at('fiscal_responsibilities')}[${index}].code`;
    if (!code) checks.add('parameter_empty', 'The field code is empty', [path]);
    else checks.oneOf(path, code, Object.keys(RESPONSIBILITIES));
  });
  const users = objectOf(customer['related_users']);
  for (const name of ['seller_id', 'collector_id']) {
    const id = users[name];
    if (id !== undefined && id !== null && !USERS.some((user) => user.id === id))
      checks.add('invalid_reference', `The ${name.replace('_id', '')} doesn't exist: ${String(id)}`, [
        at(`related_users.${name}`),
      ]);
  }
};

const checkPhone = (checks: Checks, phone: Json, path: string): void => {
  for (const name of ['indicative', 'number', 'extension']) {
    const value = phone[name];
    if (value === undefined || value === '') continue;
    if (!/^\d{1,10}$/.test(String(value)))
      checks.add('invalid_value', `Invalid value: ${name}`, [`${path}.${name}`]);
  }
};
