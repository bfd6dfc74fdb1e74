/** Codes of DIAN and SIIGO. */
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
/** DIAN's identification of an unnamed buyer. */
export const FINAL_CONSUMER = '222222222222';

export const PERSON_TYPES = ['Person', 'Company'] as const;
export type PersonType = (typeof PERSON_TYPES)[number];
export const PERSON_TYPE_LABELS: Readonly<Record<PersonType, string>> = {
  Person: 'Persona',
  Company: 'Compañia',
};

/** Stated by the customer; by default companies do and persons do not. */
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

export const APPROVED_STATUS = 'Aprobada';

/**
 * Paid twice, after the cancellation, in another amount or currency, taken back by the provider, or less than due
 * since withholdings were corrected.
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
 * `draft`: stored in SIIGO or about to be, not sent to the DIAN. `in-progress`: on its way to the DIAN. `rejected`:
 * by SIIGO or the DIAN, or given up. `none`: no invoice, or only undone ones.
 */
export const ORDER_INVOICE_STATES = ['none', 'draft', 'in-progress', 'issued', 'rejected'] as const;
export type OrderInvoiceState = (typeof ORDER_INVOICE_STATES)[number];

/** Accepted by the DIAN, or on its way there. */
export const isInvoiced = (state: OrderInvoiceState): boolean =>
  state === 'issued' || state === 'in-progress';

/** Pesos, largest first. */
export const CASH_DENOMINATIONS = [
  100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50,
] as const;

/** SIIGO's words; money/vat-classes has the rates. */
export const TAX_CLASSIFICATIONS = ['Taxed', 'Exempt', 'Excluded'] as const;
export type TaxClassification = (typeof TAX_CLASSIFICATIONS)[number];

/** SIIGO's names, with the words of the screens. */
export const PRODUCT_TYPES = ['Product', 'Service', 'ConsumerGood'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];
export const PRODUCT_TYPE_LABELS: Readonly<Record<ProductType, string>> = {
  Product: 'Producto',
  Service: 'Servicio',
  ConsumerGood: 'Bien de consumo',
};
/** SIIGO's price lists. */
export const PRICE_LISTS = [1, 2, 3] as const;
/** UN/ECE recommendation 20, as listed by DIAN. */
export const PRODUCT_UNITS = [
  { code: '94', name: 'Unidad' },
  { code: '13', name: 'Ración' },
  { code: '23', name: 'Gramo por centímetro cúbico' },
  { code: '25', name: 'Gramo por centímetro cuadrado' },
  { code: '26', name: 'Tonelada real' },
  { code: '28', name: 'Kilogramo por metro cuadrado' },
] as const;
export const PRODUCT_CURRENCY = 'COP';
export const PRODUCT_CODE_PREFIX = 'LLA-';
