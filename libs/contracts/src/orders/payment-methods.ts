import type { PaymentRegistration } from '../generated/api.js';
import { TEXTS } from '../validation.js';

/** Fields that a registered payment may need beside total, status and date. */
export type RegistrationField = 'expiryDate' | 'checkNumber' | 'checkBank' | 'transactionNumber';

interface RegistrationFieldFacts {
  readonly label: string;
  readonly kind: 'day' | 'text';
  /** Spanish message when it is missing. */
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

/** Every fact of a payment method. An entry that lacks a fact does not compile. */
export interface PaymentMethod {
  /** Id of its row in `payment_types`, fixed by the migration that adds it. */
  readonly id: number;
  /** As the specification writes it: stored with orders, sent and shown. */
  readonly label: string;
  /** Who may order with it; `nobody`: it only registers payments. */
  readonly orderedBy: 'everybody' | 'staff' | 'nobody';
  /** Who registers its payments: staff by hand, or the provider's signed events alone. */
  readonly registeredBy: 'staff' | 'provider';
  /** In the order of the dialog. */
  readonly fields: readonly RegistrationField[];
  /** Names of SIIGO's payment types that it is booked under when there is none of its own name; most fitting first. */
  readonly siigoNames: readonly string[];
  /** Whether it is booked under a type with a due date. */
  readonly isCredit: boolean;
  /** Whether its money is in the drawer and counted with the shift. */
  readonly isCash: boolean;
  readonly hint: string | null;
  /** Where the cash desk's filter lists it and as what; the others follow in the order of this table. */
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

/** In the order in which the checkout lists them. */
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
    hint: 'Paga al recibir su pedido.',
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
} as const satisfies Record<string, PaymentMethod>;

export type PaymentMethodKey = keyof typeof PAYMENT_METHODS;
export type PaymentMethodLabel = (typeof PAYMENT_METHODS)[PaymentMethodKey]['label'];

const METHODS: readonly (PaymentMethod & { label: PaymentMethodLabel })[] = Object.values(PAYMENT_METHODS);

/** Names of all payment methods, including those that only staff register. */
export const PAYMENT_METHOD_LABELS = METHODS.map(({ label }) => label);

export const REGISTRABLE_METHODS: readonly PaymentMethodLabel[] = METHODS.filter(
  ({ registeredBy }) => registeredBy === 'staff',
).map(({ label }) => label);

/** What the cash desk filters by: the methods of the specification with its labels, then the others. */
export const CASH_DESK_METHODS: readonly string[] = [...METHODS]
  .sort((one, other) => (one.cashDesk?.rank ?? METHODS.length) - (other.cashDesk?.rank ?? METHODS.length))
  .map(({ cashDesk, label }) => cashDesk?.label ?? label);

/** The names that lists of orders are filtered by: the stored ones, and those of the cash desk. */
export const PAYMENT_FILTER_NAMES: readonly string[] = [
  ...new Set([...PAYMENT_METHOD_LABELS, ...CASH_DESK_METHODS]),
];

/** The method that a name stands for, the stored one or the cash desk's; null for a name that no method has. */
export const paymentMethodNamed = (
  name: string | null | undefined,
): (PaymentMethod & { label: PaymentMethodLabel }) | null =>
  METHODS.find(({ label, cashDesk }) => label === name || (cashDesk && cashDesk.label === name)) ?? null;

export const registrationFieldsOf = (method: string): readonly RegistrationField[] =>
  paymentMethodNamed(method)?.fields ?? [];
