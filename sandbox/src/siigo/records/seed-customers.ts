import { createHash } from 'node:crypto';
import { nitCheckDigit } from '@lacteos/contracts/identification/nit-check-digit';
import type { Customer } from './records.js';

export const guidOf = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

type City = readonly [state: string, city: string];
const VILLAVICENCIO: City = ['50', '50001'];
const ACACIAS: City = ['50', '50006'];
const BOGOTA: City = ['11', '11001'];

const person = (
  identification: string,
  first: string,
  last: string,
  address: string,
  [state, city]: City,
  phone: string,
  change: object = {},
): object => ({
  person_type: 'Person',
  id_type: '13',
  identification,
  name: [first, last],
  address: { address, city: { country_code: 'Co', state_code: state, city_code: city }, postal_code: '' },
  phones: [{ indicative: '57', number: phone, extension: '' }],
  contacts: [
    {
      first_name: first,
      last_name: last,
      email: `${plain(first)}.${plain(last)}@correo.test`,
      phone: { indicative: '57', number: phone, extension: '' },
    },
  ],
  related_users: { seller_id: 629, collector_id: 629 },
  ...change,
});

const company = (
  identification: string,
  name: string,
  address: string,
  [state, city]: City,
  phone: string,
  contact: readonly [string, string],
  change: object = {},
): object => ({
  person_type: 'Company',
  id_type: '31',
  identification,
  check_digit: String(nitCheckDigit(identification)),
  name: [name],
  commercial_name: name.replace(/ (S\.A\.S\.|Ltda\.)$/, ''),
  vat_responsible: true,
  fiscal_responsibilities: [{ code: 'R-99-PN' }],
  address: { address, city: { country_code: 'Co', state_code: state, city_code: city }, postal_code: '' },
  phones: [{ indicative: '608', number: phone, extension: '101' }],
  contacts: [
    {
      first_name: contact[0],
      last_name: contact[1],
      email: `compras@${plain(name.split(' ')[0] ?? '')}.test`,
      phone: { indicative: '608', number: phone, extension: '101' },
    },
  ],
  related_users: { seller_id: 630, collector_id: 629 },
  ...change,
});

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

const ROWS: readonly object[] = [
  person('40381520', 'Luz Marina', 'Hernández', 'Calle 38 # 32-41', VILLAVICENCIO, '3114526780'),
  person('86045112', 'Jairo', 'Bohórquez', 'Carrera 33 # 15-20', VILLAVICENCIO, '3203345198'),
  person('1121834557', 'Daniela', 'Riveros', 'Manzana 4 casa 12, La Esperanza', VILLAVICENCIO, '3157789012'),
  person('17334890', 'Hernando', 'Cubillos', 'Calle 14 # 20-33', ACACIAS, '3102254417'),
  person('1122118903', 'Yesid', 'Torres', 'Carrera 18 # 12-09', ACACIAS, '3138890021', { active: false }),
  person('52876341', 'Claudia Patricia', 'Nieto', 'Calle 127 # 15-36 apto 402', BOGOTA, '3007654321'),
  company('900123456', 'Supermercados La Colina S.A.S.', 'Avenida 40 # 25-18', VILLAVICENCIO, '6621450', [
    'Rosalba',
    'Amaya',
  ]),
  company('900765431', 'Restaurante El Morichal S.A.S.', 'Vía Restrepo km 3', ['50', '50606'], '6557788', [
    'Álvaro',
    'Peñaloza',
  ]),
  company('830112233', 'Cafeterías del Oriente Ltda.', 'Calle 26 # 13-19', BOGOTA, '3415566', [
    'Sandra',
    'Quintero',
  ]),
  company(
    '901334455',
    'Autoservicio Los Fundadores S.A.S.',
    'Carrera 22 # 7-50',
    VILLAVICENCIO,
    '6709911',
    ['Ramiro', 'Agudelo'],
    { active: false },
  ),
  company('900445566', 'Hotel Camino Ganadero S.A.S.', 'Vía Puerto López km 7', VILLAVICENCIO, '6643322', [
    'Marta',
    'Lozano',
  ]),
  person('222222222222', 'Consumidor', 'Final', 'Calle 1 # 1-1', VILLAVICENCIO, '6620000', {
    contacts: [{ first_name: 'Consumidor', last_name: 'Final', email: '', phone: {} }],
  }),
];

export const seedCustomers = (now: number): Customer[] => ROWS.map((row, index) => seeded(row, now - index));

export const manyCustomers = (count: number, now: number): Customer[] =>
  Array.from({ length: count }, (_, index) => {
    const first = FIRST_NAMES[index % FIRST_NAMES.length] ?? '';
    const last = LAST_NAMES[Math.floor(index / FIRST_NAMES.length) % LAST_NAMES.length] ?? '';
    const row = person(
      String(70_000_001 + index),
      first,
      last,
      `Calle ${(index % 90) + 1} # ${(index % 40) + 1}-${(index % 70) + 10}`,
      index % 3 === 0 ? ACACIAS : VILLAVICENCIO,
      `31${String(index).padStart(8, '0')}`,
    );
    return seeded(row, now - index);
  });

const FIRST_NAMES = ['Andrés', 'Camila', 'Óscar', 'Liliana', 'Nelson', 'Paola', 'Gustavo', 'Mónica'];
const LAST_NAMES = ['Rojas', 'Castañeda', 'Vega', 'Mendoza', 'Pardo', 'Linares', 'Acosta', 'Ibáñez'];

const seeded = (row: object, created: number): Customer => {
  const customer = row as Customer;
  return {
    type: 'Customer',
    vat_responsible: false,
    fiscal_responsibilities: [{ code: 'R-99-PN' }],
    comments: '',
    custom_fields: [],
    ...customer,
    id: guidOf(`customer ${customer.identification}`),
    branch_office: 0,
    active: customer.active ?? true,
    metadata: { created: new Date(created).toISOString(), last_updated: null },
  };
};
