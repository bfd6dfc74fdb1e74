interface DocumentType {
  id: number;
  code: string;
  name: string;
  description: string;
  type: string;
  active: boolean;
  electronic_type: string;
  prefix?: string;
  consecutive: number;
}

const documentType = (type: DocumentType): object => ({
  seller_by_item: false,
  cost_center: false,
  cost_center_mandatory: false,
  automatic_number: true,
  discount_type: 'Percentage',
  decimals: true,
  advance_payment: false,
  reteiva: false,
  reteica: false,
  self_withholding: false,
  self_withholding_limit: 0,
  global_discounts: false,
  global_charges: false,
  customer_by_item: false,
  ...type,
});

/** The document types of the demo company; the shop invoices with 28216. */
export const DOCUMENT_TYPES: readonly (object & { type?: string })[] = [
  documentType({
    id: 28_216,
    code: '3',
    name: 'Factura electrónica de venta',
    description: 'Factura electrónica de venta',
    type: 'FV',
    active: true,
    electronic_type: 'ElectronicInvoice',
    prefix: 'FEVD',
    consecutive: 457,
  }),
  documentType({
    id: 28_217,
    code: '1',
    name: 'Factura de venta',
    description: 'Factura de venta en papel',
    type: 'FV',
    active: true,
    electronic_type: 'NoElectronic',
    consecutive: 1204,
  }),
  documentType({
    id: 28_230,
    code: '2',
    name: 'Nota crédito electrónica',
    description: 'Nota crédito electrónica',
    type: 'NC',
    active: true,
    electronic_type: 'ElectronicCreditNote',
    prefix: 'NCED',
    consecutive: 23,
  }),
];

export const DOCUMENT_TYPE_KINDS: readonly string[] = ['FV', 'NC', 'RC', 'FC', 'CC', 'RP', 'C', 'DS'];
export const PAYMENT_DOCUMENT_KINDS: readonly string[] = ['FV', 'NC', 'RC', 'FC'];

export const PAYMENT_TYPES: readonly object[] = [
  { id: 5636, name: 'Efectivo', type: 'Cartera', active: true, due_date: false },
  { id: 5637, name: 'Crédito', type: 'Cartera', active: true, due_date: true },
  { id: 5638, name: 'Consignación', type: 'Cartera', active: true, due_date: false },
  { id: 5639, name: 'Tarjeta débito', type: 'Cartera', active: true, due_date: false },
  { id: 5640, name: 'Tarjeta crédito', type: 'Cartera', active: true, due_date: false },
  { id: 5641, name: 'Transferencia bancaria', type: 'Cartera', active: true, due_date: false },
];

export const TAXES: readonly object[] = [
  { id: 13_156, name: 'IVA 19%', type: 'IVA', percentage: 19, active: true },
  { id: 13_157, name: 'IVA 5%', type: 'IVA', percentage: 5, active: true },
  { id: 13_158, name: 'IVA 0%', type: 'IVA', percentage: 0, active: true },
  { id: 13_170, name: 'Retefuente 2.5%', type: 'Retefuente', percentage: 2.5, active: true },
];

export const COST_CENTERS: readonly object[] = [
  { id: 235, code: '1-1', name: 'Planta Villavicencio', active: true },
  { id: 236, code: '1-2', name: 'Tiendas aliadas', active: true },
];

export const ACCOUNT_GROUPS: readonly object[] = [
  { id: 1253, name: 'Productos', active: true },
  { id: 1254, name: 'Servicios', active: true },
];

const user = (id: number, firstName: string, lastName: string, identification: string): object => ({
  id,
  username: `${firstName.toLowerCase()}@lacteosdelllano.test`,
  first_name: firstName,
  last_name: lastName,
  email: `${firstName.toLowerCase()}@lacteosdelllano.test`,
  active: true,
  identification,
});

/** Sellers and collectors. */
export const USERS: readonly object[] = [
  user(629, 'Marcela', 'Rincón', '40381520'),
  user(630, 'Wilmer', 'Parrado', '86045112'),
  user(631, 'Yaneth', 'Baquero', '40393877'),
];
