/** Identification types as DIAN and SIIGO code them. */
export const DOCUMENT_TYPES = [
  { code: '13', name: 'Cedula' },
  { code: '31', name: 'Nit' },
  { code: '22', name: 'Cédula de extranjería' },
  { code: '42', name: 'Documento de identificación extranjero' },
  { code: '50', name: 'NIT de otro país' },
  { code: 'R-00-PN', name: 'No obligado a registrarse en el RUT PN' },
  { code: '91', name: 'NUIP' },
  { code: '41', name: 'Pasaporte' },
  { code: '47', name: 'Permiso especial de permanencia PEP' },
  { code: '11', name: 'Registro civil' },
  { code: '43', name: 'Sin identificación del exterior' },
  { code: '21', name: 'Tarjeta de extranjería' },
  { code: '12', name: 'Tarjeta de identidad' },
] as const;
export const NIT_DOCUMENT_TYPE = '31';
/** Identification of a buyer who is not named, by DIAN's rules. */
export const FINAL_CONSUMER = '222222222222';

export const PERSON_TYPES = ['Person', 'Company'] as const;
export type PersonType = (typeof PERSON_TYPES)[number];
export const PERSON_TYPE_LABELS: Readonly<Record<PersonType, string>> = {
  Person: 'Persona',
  Company: 'Compañia',
};

/** Whether a customer charges VAT themselves: as somebody said it, else companies do and persons do not. */
export const isVatResponsible = (personType: PersonType, said?: boolean | null): boolean =>
  said ?? personType === 'Company';

export const FISCAL_RESPONSIBILITIES = [
  { code: 'R-99-PN', name: 'No aplica – Otros' },
  { code: 'O-13', name: 'Gran contribuyente' },
  { code: 'O-15', name: 'Autorretenedor' },
  { code: 'O-23', name: 'Agente de retención IVA' },
  { code: 'O-47', name: 'Régimen simple de tributación' },
] as const;

export const PHONE_PREFIXES = ['57', '601', '602', '604', '605', '606', '607', '608'] as const;
export const COUNTRY = { code: 'Co', name: 'Colombia' } as const;

export const CARRIERS = [
  'ENVIA',
  'DEPRISA',
  'INTER RAPIDISIMO',
  'SERVIENTREGA',
  'COORDINADORA',
  '4-72',
  'TCC',
  'DHL EXPRESS',
  'MENSAJEROS URBANOS',
  'PUNTOSERVIS',
] as const;

/** Status of every payment that staff register. */
export const APPROVED_STATUS = 'Aprobada';

/**
 * Payments that need review: paid twice, paid after the cancellation, another amount or currency than the
 * order's, taken back by the provider after it was approved, less than is due since its withholdings were corrected.
 */
export const PAYMENT_ALERTS = [
  'double-payment',
  'paid-after-cancellation',
  'wrong-amount',
  'voided',
  'balance-due',
] as const;
export type PaymentAlert = (typeof PAYMENT_ALERTS)[number];

/**
 * Where the invoice of an order stands. `draft`: SIIGO stores it or is about to, and nobody asked to send it to the DIAN.
 * `in-progress`: on its way to the DIAN. `rejected`: by SIIGO or the DIAN, or given up. `none`: no invoice, or only undone ones.
 */
export const ORDER_INVOICE_STATES = ['none', 'draft', 'in-progress', 'issued', 'rejected'] as const;
export type OrderInvoiceState = (typeof ORDER_INVOICE_STATES)[number];

/** Whether an order counts as invoiced: accepted by the DIAN, or on its way there. */
export const isInvoiced = (state: OrderInvoiceState): boolean =>
  state === 'issued' || state === 'in-progress';

/** Colombia's bills and coins in pesos, the largest first. */
export const CASH_DENOMINATIONS = [
  100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50,
] as const;

/** SIIGO's words; a product's class with its rate is in money/vat-classes. */
export const TAX_CLASSIFICATIONS = ['Taxed', 'Exempt', 'Excluded'] as const;
export type TaxClassification = (typeof TAX_CLASSIFICATIONS)[number];

/** Kinds of product as SIIGO names them, with the words of the screens. */
export const PRODUCT_TYPES = ['Product', 'Service', 'ConsumerGood'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];
export const PRODUCT_TYPE_LABELS: Readonly<Record<ProductType, string>> = {
  Product: 'Producto',
  Service: 'Servicio',
  ConsumerGood: 'Bien de consumo',
};
/** Price lists of SIIGO that may hold a product's price. */
export const PRICE_LISTS = [1, 2, 3] as const;
/** Units of measure by their code (UN/ECE recommendation 20, as DIAN lists them). */
export const PRODUCT_UNITS = [
  { code: '94', name: 'Unidad' },
  { code: '13', name: 'Ración' },
  { code: '23', name: 'Gramo por centímetro cúbico' },
  { code: '25', name: 'Gramo por centímetro cuadrado' },
  { code: '26', name: 'Tonelada real' },
  { code: '28', name: 'Kilogramo por metro cuadrado' },
] as const;
export const PRODUCT_CURRENCY = 'COP';
/** What every product code starts with; a random number below 100000 follows. */
export const PRODUCT_CODE_PREFIX = 'LLA-';
