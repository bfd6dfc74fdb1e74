import type { PaymentRegistration } from '../generated/api.js';
import { TEXTS } from '../validation.js';

export type RegistrationField = 'expiryDate' | 'checkNumber' | 'checkBank' | 'transactionNumber';

interface RegistrationFieldFacts {
  readonly label: string;
  readonly kind: 'day' | 'text';
  readonly required: string;
}

export const REGISTRATION_FIELDS: Readonly<
  Record<RegistrationField & keyof PaymentRegistration, RegistrationFieldFacts>
> = {
  expiryDate: { label: 'Fecha de vencimiento', kind: 'day', required: TEXTS.expiryRequired },
  checkNumber: { label: 'Número de cheque', kind: 'text', required: TEXTS.required },
  checkBank: { label: 'Banco del cheque', kind: 'text', required: TEXTS.required },
  transactionNumber: { label: 'Número de transacción', kind: 'text', required: TEXTS.required },
};

/** An entry that lacks a fact does not compile. */
export interface PaymentMethod {
  /** Row in `payment_types`, fixed by its migration. */
  readonly id: number;
  /** The specification's word: stored, sent and shown. */
  readonly label: string;
  /** `setting`: staff once the shop has its account, customers if a setting says so; `nobody`: it only registers. */
  readonly orderedBy: 'everybody' | 'staff' | 'setting' | 'nobody';
  /** Staff by hand, or the provider's signed events alone. */
  readonly registeredBy: 'staff' | 'provider';
  readonly fields: readonly RegistrationField[];
  /** SIIGO payment types, best first, used when none has its own name. */
  readonly siigoNames: readonly string[];
  /** Booked under a type with a due date. */
  readonly isCredit: boolean;
  readonly isCash: boolean;
  readonly hint: string | null;
  /** Position and label in the cash desk's filter; the others follow in table order. */
  readonly cashDesk: { readonly rank: number; readonly label: string } | null;
}

const BY_TRANSACTION = {
  registeredBy: 'staff',
  fields: ['transactionNumber'],
  isCredit: false,
  isCash: false,
  hint: null,
} as const;
const TRANSFERS = ['transferencia bancaria', 'transferencia', 'consignacion'] as const;
const CARDS = ['tarjeta', 'transferencia bancaria'] as const;

export const PAYMENT_METHODS = {
  cash: {
    id: 1,
    label: 'Efectivo',
    orderedBy: 'everybody',
    registeredBy: 'staff',
    fields: [],
    siigoNames: [],
    isCredit: false,
    isCash: true,
    hint: 'Pague en efectivo al recibir.',
    cashDesk: { rank: 2, label: 'Efectivo' },
  },
  credit: {
    id: 2,
    label: 'Crédito',
    orderedBy: 'staff',
    registeredBy: 'staff',
    fields: ['expiryDate'],
    siigoNames: [],
    isCredit: true,
    isCash: false,
    hint: null,
    cashDesk: null,
  },
  debitCard: {
    ...BY_TRANSACTION,
    id: 3,
    label: 'Tarjeta Débito',
    orderedBy: 'staff',
    siigoNames: CARDS,
    cashDesk: null,
  },
  creditCard: {
    ...BY_TRANSACTION,
    id: 4,
    label: 'Tarjeta Crédito',
    orderedBy: 'staff',
    siigoNames: CARDS,
    cashDesk: null,
  },
  wompi: {
    id: 5,
    label: 'Wompi',
    orderedBy: 'everybody',
    registeredBy: 'provider',
    fields: [],
    siigoNames: ['pasarela de pagos', 'tarjeta credito', ...TRANSFERS],
    isCredit: false,
    isCash: false,
    hint: 'Tarjeta, PSE, Nequi o Bancolombia. El pago se hace después de generar el pedido.',
    cashDesk: { rank: 1, label: 'WompyBancolombia' },
  },
  bancolombiaDeposit: {
    ...BY_TRANSACTION,
    id: 6,
    label: 'Consignacion Bancolombia',
    orderedBy: 'staff',
    siigoNames: ['consignacion', 'transferencia bancaria', 'transferencia'],
    cashDesk: null,
  },
  bancolombiaQr: {
    ...BY_TRANSACTION,
    id: 7,
    label: 'QR Bancolombia',
    orderedBy: 'staff',
    siigoNames: TRANSFERS,
    cashDesk: null,
  },
  nequi: {
    ...BY_TRANSACTION,
    id: 8,
    label: 'Nequi',
    orderedBy: 'staff',
    siigoNames: TRANSFERS,
    cashDesk: null,
  },
  daviplata: {
    ...BY_TRANSACTION,
    id: 9,
    label: 'Daviplata',
    orderedBy: 'staff',
    siigoNames: TRANSFERS,
    cashDesk: null,
  },
  cheque: {
    id: 10,
    label: 'Cheque',
    orderedBy: 'nobody',
    registeredBy: 'staff',
    fields: ['checkNumber', 'checkBank'],
    siigoNames: ['consignacion', 'efectivo'],
    isCredit: false,
    isCash: false,
    hint: null,
    cashDesk: { rank: 4, label: 'Cheque' },
  },
  bankTransfer: {
    ...BY_TRANSACTION,
    id: 11,
    label: 'Transferencia Bancaria',
    orderedBy: 'nobody',
    siigoNames: ['transferencia', 'consignacion'],
    cashDesk: { rank: 3, label: 'Transferencia Bancaria' },
  },
  breB: {
    ...BY_TRANSACTION,
    id: 12,
    label: 'Bre-B',
    orderedBy: 'setting',
    siigoNames: TRANSFERS,
    hint: 'Pague desde su banco con nuestra llave, que verá en el pedido.',
    cashDesk: null,
  },
} as const satisfies Record<string, PaymentMethod>;

export type PaymentMethodKey = keyof typeof PAYMENT_METHODS;
export type PaymentMethodLabel = (typeof PAYMENT_METHODS)[PaymentMethodKey]['label'];

const METHODS: readonly (PaymentMethod & { label: PaymentMethodLabel })[] = Object.values(PAYMENT_METHODS);

export const PAYMENT_METHOD_LABELS = METHODS.map(({ label }) => label);

export const REGISTRABLE_METHODS: readonly PaymentMethodLabel[] = METHODS.filter(
  ({ registeredBy }) => registeredBy === 'staff',
).map(({ label }) => label);

export const CASH_DESK_METHODS: readonly string[] = [...METHODS]
  .sort((one, other) => (one.cashDesk?.rank ?? METHODS.length) - (other.cashDesk?.rank ?? METHODS.length))
  .map(({ cashDesk, label }) => cashDesk?.label ?? label);

export const PAYMENT_FILTER_NAMES: readonly string[] = [
  ...new Set([...PAYMENT_METHOD_LABELS, ...CASH_DESK_METHODS]),
];

export const paymentMethodNamed = (
  name: string | null | undefined,
): (PaymentMethod & { label: PaymentMethodLabel }) | null =>
  METHODS.find(({ label, cashDesk }) => label === name || (cashDesk && cashDesk.label === name)) ?? null;

export const registrationFieldsOf = (method: string): readonly RegistrationField[] =>
  paymentMethodNamed(method)?.fields ?? [];
