export interface DocumentType {
  id: number;
  code: string;
  name: string;
  description: string;
  type: string;
  active: boolean;
  electronic_type: string;
  prefix?: string;
  consecutive: number;
  seller_by_item: boolean;
  cost_center: boolean;
  cost_center_mandatory: boolean;
  automatic_number: boolean;
  discount_type: string;
  decimals: boolean;
  /** Accepts `additional_fields.purchase_order`; not listed. */
  purchase_order?: boolean;
  /** Accepts `additional_fields.delivery_order`; not listed. */
  delivery_order?: boolean;
  global_discounts: boolean;
  global_charges: boolean;
}
type OwnSettings = Pick<
  DocumentType,
  'id' | 'code' | 'name' | 'description' | 'type' | 'active' | 'electronic_type' | 'consecutive'
> &
  Partial<DocumentType>;

const documentType = (type: OwnSettings): DocumentType & Record<string, unknown> => ({
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

export const DOCUMENT_TYPES: readonly DocumentType[] = [
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
    id: 28_218,
    code: '5',
    name: 'Factura electrónica tiendas aliadas',
    description: 'Exige centro de costos; descuento en valor',
    type: 'FV',
    active: true,
    electronic_type: 'ElectronicInvoice',
    prefix: 'FETA',
    consecutive: 31,
    cost_center: true,
    cost_center_mandatory: true,
    discount_type: 'Value',
  }),
  documentType({
    id: 28_219,
    code: '9',
    name: 'Factura electrónica (resolución anterior)',
    description: 'Fuera de uso',
    type: 'FV',
    active: false,
    electronic_type: 'ElectronicInvoice',
    prefix: 'FEVA',
    consecutive: 8000,
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
  documentType({
    id: 27_234,
    code: '1',
    name: 'Recibo de caja',
    description: 'Recibo de caja',
    type: 'RC',
    active: true,
    electronic_type: 'NoElectronic',
    consecutive: 71,
  }),
  documentType({
    id: 27_441,
    code: '1',
    name: 'Ajustes contables',
    description: 'Ajustes contables',
    type: 'CC',
    active: true,
    electronic_type: 'NoElectronic',
    consecutive: 13,
  }),
];

export const DOCUMENT_TYPE_KINDS: readonly string[] = ['FV', 'NC', 'RC', 'FC', 'CC', 'RP', 'C', 'DS'];
export const PAYMENT_DOCUMENT_KINDS: readonly string[] = ['FV', 'NC', 'RC', 'FC'];

export interface PaymentType {
  id: number;
  name: string;
  type: string;
  active: boolean;
  due_date: boolean;
  /** Kinds of document that accept it; not served. */
  documents: readonly string[];
}
const SALES: readonly string[] = ['FV', 'RC', 'FC'];
/** Credit notes have their own ids and only some of the names. */
const NOTES: readonly string[] = ['NC'];
const paymentType = (
  id: number,
  name: string,
  documents: readonly string[],
  change: Partial<Pick<PaymentType, 'active' | 'due_date'>> = {},
): PaymentType => ({ id, name, type: 'Cartera', active: true, due_date: false, documents, ...change });
export const PAYMENT_TYPES: readonly PaymentType[] = [
  paymentType(5636, 'Efectivo', SALES),
  paymentType(5637, 'Crédito', SALES, { due_date: true }),
  paymentType(5638, 'Consignación', SALES),
  paymentType(5639, 'Tarjeta débito', SALES),
  paymentType(5640, 'Tarjeta crédito', SALES),
  paymentType(5641, 'Transferencia bancaria', SALES),
  paymentType(5642, 'Cheque', SALES),
  paymentType(5643, 'Bono (fuera de uso)', SALES, { active: false }),
  paymentType(5736, 'Efectivo', NOTES),
  paymentType(5737, 'Crédito', NOTES, { due_date: true }),
  paymentType(5741, 'Transferencia bancaria', NOTES),
];

export interface Tax {
  id: number;
  name: string;
  type: string;
  percentage: number;
  active: boolean;
}
export const TAXES: readonly Tax[] = [
  { id: 13_156, name: 'IVA 19%', type: 'IVA', percentage: 19, active: true },
  { id: 13_157, name: 'IVA 5%', type: 'IVA', percentage: 5, active: true },
  { id: 13_158, name: 'IVA 0%', type: 'IVA', percentage: 0, active: true },
  { id: 13_160, name: 'Impoconsumo 8%', type: 'Impoconsumo', percentage: 8, active: true },
  { id: 13_165, name: 'IVA 16%', type: 'IVA', percentage: 16, active: false },
  { id: 13_170, name: 'Retefuente 2.5%', type: 'Retefuente', percentage: 2.5, active: true },
  { id: 13_180, name: 'ReteIVA 15%', type: 'ReteIVA', percentage: 15, active: true },
  { id: 13_190, name: 'ReteICA 0.966%', type: 'ReteICA', percentage: 0.966, active: true },
];

interface Named {
  id: number;
  name: string;
  active: boolean;
}
export const COST_CENTERS: readonly (Named & { code: string })[] = [
  { id: 235, code: '1-1', name: 'Planta Villavicencio', active: true },
  { id: 236, code: '1-2', name: 'Tiendas aliadas', active: true },
];

export const WAREHOUSES: readonly (Named & { has_movements: boolean })[] = [
  { id: 1270, name: 'Bodega principal', active: true, has_movements: true },
  { id: 1271, name: 'Cuarto frío', active: true, has_movements: false },
  { id: 1272, name: 'Bodega anterior', active: false, has_movements: true },
];

export const PRICE_LISTS: readonly (Named & { position: number })[] = [
  { id: 2766, name: 'Precio de venta 1', active: true, position: 1 },
  { id: 2767, name: 'Precio de venta 2', active: true, position: 2 },
  { id: 2768, name: 'Precio de venta 3', active: false, position: 3 },
];

export const FIXED_ASSETS: readonly (Named & { group: string })[] = [
  { id: 4101, name: 'Tanque de frío 5.000 L', group: 'Maquinaria', active: true },
];

export const GLOBAL_DISCOUNTS: readonly Named[] = [{ id: 14_001, name: 'Descuento comercial', active: true }];
export const GLOBAL_CHARGES: readonly Named[] = [{ id: 14_101, name: 'Flete', active: true }];

export const ACCOUNT_GROUPS: readonly Named[] = [
  { id: 1253, name: 'Productos', active: true },
  { id: 1254, name: 'Servicios', active: true },
  { id: 1255, name: 'Quesos', active: true },
  { id: 1256, name: 'Postres', active: true },
];

interface User {
  id: number;
  username: string;
  first_name: string;
  last_name: string;
  email: string;
  active: boolean;
  identification: string;
}
const user = (id: number, firstName: string, lastName: string, identification: string): User => ({
  id,
  username: `${firstName.toLowerCase()}@lacteosdelllano.test`,
  first_name: firstName,
  last_name: lastName,
  email: `${firstName.toLowerCase()}@lacteosdelllano.test`,
  active: true,
  identification,
});

export const USERS: readonly User[] = [
  user(629, 'Marcela', 'Rincón', '40381520'),
  user(630, 'Wilmer', 'Parrado', '86045112'),
  user(631, 'Yaneth', 'Baquero', '40393877'),
];

export const ISSUER = {
  name: 'Lácteos del Llano S.A.S.',
  nit: '901458723',
  technicalKey: '693ff6f2a553c3646a063436fd4dd9ded0311471',
  softwarePin: '75315',
} as const;
